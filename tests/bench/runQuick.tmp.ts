import { chromium } from 'playwright'
import { findBrowser, launchArgs } from '../tools/findBrowser'
import { measureDrag } from './dragQuick.tmp'
import { tableOf, machineOf, currentLoad } from './report'
process.chdir('/work/main')
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArgs })
const rows = await measureDrag(browser)
console.log(tableOf([{title:'drag',command:'',load:currentLoad(),rows}], machineOf(browser.version()), ''))
await browser.close(); process.exit(0)
