/// The key for a bundle's build version.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundleversionkey>.
public let kCFBundleVersionKey: String! = "CFBundleVersion"

/// The key for a bundle's name.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundlenamekey>.
public let kCFBundleNameKey: String! = "CFBundleName"

/// The key for a bundle's identifier.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundleidentifierkey>.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"

/// The key for the name of a bundle's executable.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundleexecutablekey>.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"

/// The key for a bundle's development language.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfbundledevelopmentregionkey>.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"

/// The key for the format version of the information property list.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfbundleinfodictionaryversionkey>.
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"

/// The key for a bundle's languages.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundlelocalizationskey>.
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
