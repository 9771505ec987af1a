import Commands

await Quince.start()
