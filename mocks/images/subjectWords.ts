/** English and Malay search words by scene; on equal relevance the earlier scene wins. */
export const subjectWords: Readonly<Record<string, string>> = {
  volcano:
    'volcano, volcanoes, volcanic, lava, magma, eruption, erupt, crater, gunung berapi, letusan, kawah, gempa bumi, earthquake',
  'water-cycle':
    'water cycle, evaporation, evaporate, condensation, precipitation, kitaran air, kitar air, penyejatan, sejatan, kondensasi, pemeluwapan, kerpasan',
  photosynthesis:
    'photosynthesis, chlorophyll, chloroplast, sunlight and leaves, fotosintesis, klorofil, kloroplas, germination, seedling, plant, daun, leaf, leaves, tumbuhan, percambahan',
  'plant-cell':
    'plant cell, animal cell, cell, cell wall, nucleus of a cell, membrane, vacuole, mitochondria, sel, sel tumbuhan, sel haiwan, dinding sel, vakuol, organel, organelle',
  'solar-system':
    'solar system, planet, orbit, sistem suria, matahari, sun, jupiter, saturn, mars, venus, mercury, neptune, uranus, zuhal, musytari, marikh, galaxy, galaksi, universe, astronomy, astronomi, bumi, earth',
  'moon-phases':
    'moon phase, phases of the moon, moon, full moon, crescent, lunar, eclipse, fasa bulan, bulan purnama, bulan sabit, gerhana, bulan',
  'food-chain':
    'food chain, food web, predator, prey, consumer, herbivore, carnivore, rantaian makanan, rantai makanan, siratan makanan, pemangsa, mangsa, pengguna, pengeluar, ecosystem, ekosistem',
  rainforest:
    'rainforest, rain forest, jungle, forest, biodiversity, deforestation, hutan hujan, hutan, rimba, biodiversiti, taman negara',
  'coral-reef':
    'coral reef, coral, reef, fish, clownfish, sea life, marine, terumbu karang, karang, ikan, hidupan laut, marin',
  butterfly: 'butterfly, butterflies, caterpillar, insect, rama-rama, kupu-kupu, beluncas, serangga',
  'human-heart':
    'human heart, heart, circulation, circulatory, blood, artery, pulse, jantung, sistem peredaran darah, peredaran darah, darah, nadi, arteri, ventricle, ventrikel',
  skeleton:
    'skeleton, skeletal, bone, skull, joint, human body, rangka, rangka manusia, tulang, tengkorak, sendi, tubuh manusia, badan manusia',
  lungs:
    'lung, lungs, breathing, breathe, respiration, respiratory, paru-paru, pernafasan, bernafas, respirasi, sistem respirasi, trakea, trachea',
  magnet: 'magnet, magnetic, magnetism, force, kemagnetan, medan magnet, kutub magnet, daya',
  circuit:
    'electric circuit, circuit, electricity, electric, battery, bulb, electric current, litar elektrik, litar, elektrik, bateri, mentol, arus, energy, tenaga',
  rainbow: 'rainbow, spectrum, light and colour, refraction, pelangi, spektrum, pembiasan, cahaya, light',
  weather: 'weather, climate, rain, storm, thunder, cloud, cuaca, iklim, hujan, ribut, petir, awan, monsoon, monsun',
  fractions:
    'fraction, numerator, denominator, half, halves, quarter, pecahan, pengangka, penyebut, separuh, suku, pizza, percentage, peratus, ratio, nisbah, decimal, perpuluhan',
  numbers:
    'number, counting, count, addition, subtraction, place value, nombor, mengira, tambah, tolak, nilai tempat, angka, sum, multiplication, darab, times table, sifir, division, bahagi, mathematics, maths, matematik',
  shapes:
    'shape, triangle, square, polygon, geometry, hexagon, bentuk, segi tiga, segi empat, poligon, geometri, bulatan, circle, pentagon, perimeter, area, luas',
  angles:
    'angle, right angle, protractor, degree, sudut, sudut tegak, jangka sudut, darjah, pythagoras, trigonometry, trigonometri',
  graph:
    'graph, bar chart, chart, data, statistics, survey, graf, carta, carta palang, statistik, average, purata, probability, kebarangkalian',
  clock:
    'clock, telling the time, tell the time, hour, minute, jam, jam dinding, minit, pukul, timetable, jadual waktu',
  money:
    'money, coin, ringgit, sen, saving, save, bank, budget, price, wang, duit, syiling, simpanan, menabung, belanjawan, harga, currency, mata wang, economy, ekonomi',
  abacus: 'abacus, beads, mental arithmetic, sempoa, congkak, arithmetic, aritmetik, algebra',
  'map-malaysia':
    'malaysia, map of malaysia, peninsula, sabah, sarawak, borneo, peta malaysia, semenanjung, johor, pahang, kelantan, terengganu, penang, pulau pinang, perak, negeri, merdeka, kemerdekaan, independence, tunku abdul rahman',
  hibiscus:
    'hibiscus, national flower, flower, petal, stamen, pollination, bunga raya, bunga, kelopak, pendebungaan, debunga, rukun negara',
  'kuala-lumpur':
    'kuala lumpur, twin towers, petronas, city, skyscraper, menara berkembar, menara, bandar raya, bandar, ibu negara',
  'wayang-kulit':
    'wayang kulit, wayang, shadow puppet, shadow play, puppet, tok dalang, dalang, boneka, theatre, teater, drama, shadow, bayang',
  batik: 'batik, canting, textile, fabric, pattern, corak, motif, tekstil, kain, songket, kraf, craft',
  'kampung-house':
    'kampung house, kampung, kampong, village, house, home, rumah kampung, rumah tradisional, rumah, family, keluarga, sang kancil',
  malacca: 'melaka, malacca, stadthuys, dutch square, bangunan merah, history, sejarah',
  'world-map':
    'world map, world, continent, country, countries, atlas, globe, peta dunia, dunia, benua, negara, lautan, geography, geografi',
  compass:
    'compass, direction, north, navigation, kompas, arah, mata angin, utara, treasure, harta karun, map, peta, explorer, penjelajah',
  castle: 'castle, knight, king, queen, fairy tale, istana, raja, puteri, kesatria, kubu, princess, fortress, medieval',
  pyramids:
    'pyramid, egypt, pharaoh, desert, piramid, mesir, firaun, gurun, camel, unta, ancient, tamadun, civilisation, civilization',
  books:
    'book, reading, read, library, story, stories, buku, membaca, bacaan, perpustakaan, cerita, novel, literature, sastera, komsas',
  poem: 'poem, poetry, rhyme, verse, pantun, sajak, puisi, syair, gurindam, stanza, rangkap, essay, karangan, writing, menulis, letter to',
  letters:
    'alphabet, letter, phonics, spelling, vowel, abjad, huruf, ejaan, vokal, konsonan, grammar, tatabahasa, vocabulary, kosa kata, english, bahasa',
  dragon: 'dragon, myth, legend, monster, naga, mitos, lagenda, fantasy, fantasi',
  microscope:
    'microscope, bacteria, microbe, microorganism, virus, germ, mikroskop, bakteria, mikrob, mikroorganisma, kuman',
  'test-tubes':
    'test tube, chemistry, chemical, experiment, acid, alkali, laboratory, tabung uji, kimia, eksperimen, asid, makmal, science, sains, uji kaji, larutan',
  atom: 'atom, electron, proton, neutron, molecule, nucleus, elektron, molekul, zarah, particle, physics, fizik, nuclear, nuklear',
  rocket:
    'rocket, space, spaceship, astronaut, launch, roket, angkasa, angkasawan, kapal angkasa, angkasa lepas, satellite, satelit',
  robot:
    'robot, robotics, machine, artificial intelligence, robotik, mesin, kecerdasan buatan, engineering, kejuruteraan',
  computer:
    'computer, coding, program, programming, internet, komputer, pengekodan, pengaturcaraan, digital, algorithm, algoritma, laptop, cyber, siber',
  recycling:
    'recycling, recycle, reuse, reduce, waste, rubbish, plastic, kitar semula, mengitar semula, guna semula, sampah, sisa, plastik, pollution, pencemaran, environment, alam sekitar',
  garden:
    'garden, vegetable, gardening, soil, fruit, seed, kebun, taman, sayur, sayuran, berkebun, tanah, buah, benih, farm, ladang, healthy food, makanan sihat',
  bees: 'bee, honey, honeybee, hive, lebah, madu, sarang lebah, kelulut',
  tapir:
    'tapir, tapirus, endangered, extinct, cipan, haiwan terancam, terancam, kepupusan, mammal, mamalia, animal, haiwan',
  orangutan: 'orangutan, orang utan, ape, monkey, primate, sepilok, monyet, kera, beruk, primat',
  hornbill: 'hornbill, bird, enggang, burung enggang, burung kenyalang, burung, kenyalang, feather, bulu pelepah',
  durian: 'durian, king of fruits, raja buah, tropical fruit, buah tempatan, musang king, dusun',
  badminton:
    'badminton, shuttlecock, racket, sport, bulu tangkis, raket, sukan, lee chong wei, senaman, physical education, pendidikan jasmani, football, bola sepak, olympics',
  'music-notes':
    'music, musical note, song, melody, rhythm, sing, muzik, lagu, irama, nyanyi, menyanyi, gamelan, kompang, instrument, alat muzik, dance, tarian',
  'paint-palette':
    'paint, painting, palette, colour, color, art, artist, drawing, lukisan, melukis, warna, seni, pelukis, seni visual, creative, kreatif',
  classroom:
    'classroom, school, teacher, lesson, blackboard, student, bilik darjah, kelas, sekolah, guru, cikgu, murid, pelajar, papan hitam, quiz, kuiz, exam, peperiksaan, homework, kerja rumah',
  'ocean-waves': 'ocean, wave, sea, tsunami, beach, tide, laut, ombak, gelombang, samudera, pantai, pasang surut, surf',
  penguin:
    'penguin, antarctica, antarctic, ice, snow, polar, antartika, salji, ais, kutub, arctic, climate change, perubahan iklim, global warming, pemanasan global',
  'malaysian-flag': 'malaysian flag, jalur gemilang, national flag, flag, bendera malaysia, bendera',
  'stadium-merdeka':
    'stadium merdeka, stadium, 31 ogos 1957, proclamation of independence, pemasyhuran kemerdekaan, laungan merdeka',
  'old-harbour':
    'old harbour, harbour, port, junk, dhow, spice, sultanate, malacca sultanate, melaka sultanate, kesultanan, kesultanan melaka, kesultanan melayu melaka, parameswara, hang tuah, a famosa, selat melaka, trade, perdagangan, pedagang, pelabuhan, rempah, portuguese, portugis, 1511',
  'nasi-lemak': 'nasi lemak, sambal, breakfast, sarapan, canteen, kantin',
  kolam: 'kolam, rangoli, deepavali, diwali, symmetry, lines of symmetry, simetri, garis simetri',
  'reunion-dinner': 'reunion dinner, chinese new year, tahun baharu cina, yee sang, makan besar',
  'frog-life-cycle':
    'frog life cycle, life cycle of a frog, frog, tadpole, amphibian, kitaran hidup katak, kitar hidup katak, katak, berudu, amfibia',
  'butterfly-life-cycle':
    'butterfly life cycle, life cycle of a butterfly, life cycle, metamorphosis, chrysalis, pupa, kitaran hidup rama-rama, kitaran hidup, metamorfosis, kepompong',
  cat: 'cat, kitten, pet, kucing, anak kucing, haiwan peliharaan',
  'labelled-cell': 'labelled cell, labelled plant cell, parts of a cell, parts of a plant cell, bahagian sel',
  'four-angles':
    'four angles, kinds of angle, types of angle, acute, obtuse, reflex, acute angle, obtuse angle, reflex angle, sudut tirus, sudut cakah, sudut refleks',
  'cube-nets':
    'cube nets, net of a cube, nets of a cube, cube, cuboid, prism, kubus, kuboid, bentangan, bentuk tiga dimensi',
  'recycling-bins': 'recycling bins, recycling bin, which bin, bin, dustbin, tong kitar semula, tong sampah',
  'monsoon-map':
    'monsoon map, two monsoons, monsoon winds, north-east monsoon, south-west monsoon, angin monsun, monsun timur laut, monsun barat daya',
  dinosaurs: 'dinosaur, fossil, jurassic, prehistoric, dinosaurus, fosil, prasejarah, reptile, reptilia, extinction',
}
