import AppBuilder
import Foundation

/// Apple's modules that have another name here.
enum SystemModules {
  /// Returns the modules that replace one of Apple's, or `nil` if it isn't replaced.
  static func substitute(for module: String) -> Set<String>? {
    switch module {
    case "CoreFoundation", "CoreText", "UIKitCore", "TargetConditionals":
      ["UIKit"]
    case "CoreServices": ["MobileCoreServices"]
    case "Darwin": ["UIKit", "Glibc"]
    // Packages that Quince is built with ask whether they can import a module of this name.
    case "os": ["OSLog"]
    default: nil
    }
  }

  /// The modules that are there by Apple's names.
  static let frameworks = Frameworks.all.union(["Foundation"])

  /// Returns a type's name without the framework's name before it.
  static func withoutFramework(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), frameworks.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// Returns whether `canImport` is true on iOS for a module.
  static func isOnPhones(_ module: String) -> Bool? {
    if substitute(for: module) != nil || frameworks.contains(module) { return true }
    switch module {
    case "Glibc", "Musl", "AppKit", "Cocoa", "WatchKit", "FoundationNetworking", "FoundationXML",
      "FoundationEssentials":
      return false
    default: return nil
    }
  }

  /// Returns the replacement for a module's name before a dot, such as in `Darwin.sin(x)`.
  static func qualifier(for module: String) -> String? {
    module == "Darwin" ? "Glibc" : nil
  }

  /// Returns the modules that declare parts of Foundation on iOS, or that UIKit re-exports there,
  /// as far as a file can use them.
  static func modules(declaringNamesIn bytes: [UInt8]) -> Set<String> {
    let text = Data(bytes)
    return Set(declared.filter { $0.isMentioned(in: text) }.flatMap(\.modules))
  }

  /// The names that a file mentions if it needs other modules.
  static let declared = [
    DeclaredNames(
      in: "FoundationNetworking",
      names: [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProtocol", "URLCredential",
        "URLAuthenticationChallenge", "HTTPCookie",
        // With it in the process Foundation loads these from servers as well.
        "Data(contentsOf", "String(contentsOf",
      ]),
    DeclaredNames(in: "FoundationXML", names: ["XMLParser"]),
    DeclaredNames(
      in: "UserNotifications",
      names: [
        "UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent",
        "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UNAuthorization",
      ]),
    // Names that Foundation re-exports from Objective-C's module on iOS.
    DeclaredNames(
      in: "ObjectiveC",
      names: [
        "Selector", "#selector", "selector:", "objc_", "autoreleasepool", "observe", "Observer",
        "forKey", "NSKeyValue", "AutoreleasingUnsafeMutablePointer", "NSException",
      ]),
    // Names that Foundation, or a module that it re-exports, has on iOS and lacks on Linux.
    DeclaredNames(
      in: "FoundationSupplement",
      names: [
        "ComponentsFormatter", "DateTimeFormatter", "ListFormatter", "MeasurementFormatter",
        "NSDataDetector", "NSUserActivity", "NSFileCoordinator", "NSFilePresenter", "_PER_",
        "NSInteger", "NSUInteger", "FileWrapper", "NSHashTable", "NSMapTable", "NSPointer", "nfair",
        "PersonName", "PresentationIntent", "URLThumbnailDictionaryItem", "sDirectory",
        "applicationDirectory", "desktopDirectory", "libraryDirectory", "musicDirectory",
        "SupportDirectory", "DomainMask", "ookmarkData",
      ]),
    DeclaredNames(in: "FoundationSupplement", "QuartzCore", names: ["CF"]),
    // Names that Foundation re-exports from Core Graphics on iOS, and doesn't declare itself on
    // Linux.
    DeclaredNames(
      in: "CoreGraphics",
      names: [
        "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGGradient",
        "CGImage", "CGContext", "CGLayer", "CGFont", "CGLineCap", "CGLineJoin", "CGBlendMode",
        "CGInterpolationQuality",
      ]),
    // Names that are Foundation's on iOS and UIKit's here.
    DeclaredNames(
      in: "UIKit",
      names: [
        "NSItemProvider", "NSExtensionContext", "UndoManager", "NSAttributedStringKey",
        "RunLoopMode",
      ]),
  ]
}
