/// The key of a bundle's version, which is that of the build.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundleversionkey>.
public let kCFBundleVersionKey: String! = "CFBundleVersion"

/// The key of a bundle's name.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundlenamekey>.
public let kCFBundleNameKey: String! = "CFBundleName"

/// The key of a bundle's identifier.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundleidentifierkey>.
public let kCFBundleIdentifierKey: String! = "CFBundleIdentifier"

/// The key of the name of a bundle's program.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundleexecutablekey>.
public let kCFBundleExecutableKey: String! = "CFBundleExecutable"

/// The key of a bundle's own language.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfbundledevelopmentregionkey>.
public let kCFBundleDevelopmentRegionKey: String! = "CFBundleDevelopmentRegion"

/// The key of the version of the property list's form.
///
/// Follows
/// <https://developer.apple.com/documentation/corefoundation/kcfbundleinfodictionaryversionkey>.
public let kCFBundleInfoDictionaryVersionKey: String! = "CFBundleInfoDictionaryVersion"

/// The key of a bundle's languages.
///
/// Follows <https://developer.apple.com/documentation/corefoundation/kcfbundlelocalizationskey>.
public let kCFBundleLocalizationsKey: String! = "CFBundleLocalizations"
