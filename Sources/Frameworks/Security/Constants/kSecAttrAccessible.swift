/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Once the device has been unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a passcode; never on other devices.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked; never on other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Once the device has been unlocked; never on other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// At any time; never on other devices.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
