/// Apple's modules that have another name here.
enum SystemModules {
  /// The modules that take the place of one of Apple's; `nil` if it is not replaced.
  static func substitute(for module: String) -> Set<String>? {
    switch module {
    case "CoreGraphics", "QuartzCore", "CoreFoundation", "ObjectiveC", "CoreText",
      "MobileCoreServices", "UIKitCore", "TargetConditionals":
      ["UIKit"]
    case "Darwin": ["UIKit", "Glibc"]
    case "os", "OSLog", "CoreData": ["UIKit"]
    default: nil
    }
  }

  /// Whether `canImport` holds on iOS for a module.
  static func isOnPhones(_ module: String) -> Bool? {
    if substitute(for: module) != nil || module == "UIKit" || module == "Foundation" { return true }
    switch module {
    case "Glibc", "Musl", "AppKit", "Cocoa", "WatchKit", "FoundationNetworking", "FoundationXML",
      "FoundationEssentials":
      return false
    default: return nil
    }
  }

  /// What a module's name before a dot becomes, such as in `Darwin.sin(x)`.
  static func qualifier(for module: String) -> String? {
    switch module {
    case "CoreGraphics", "QuartzCore": "UIKit"
    case "Darwin": "Glibc"
    default: nil
    }
  }

  /// The module that declares something which is part of Foundation on iOS.
  static func module(declaring name: String) -> String? {
    switch name {
    case "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLCache", "HTTPCookie",
      "HTTPCookieStorage", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask",
      "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
      "URLSessionDownloadDelegate", "URLSessionDownloadTask", "URLSessionUploadTask",
      "URLProtocol", "URLCredential", "URLAuthenticationChallenge", "URLProtectionSpace",
      "NSMutableURLRequest", "NSURLRequest", "CachedURLResponse":
      "FoundationNetworking"
    case "XMLParser", "XMLParserDelegate": "FoundationXML"
    default: nil
    }
  }
}
