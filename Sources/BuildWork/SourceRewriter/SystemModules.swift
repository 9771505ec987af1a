import AppBuilder
import Foundation

/// Apple's modules that have a different name in Quince.
enum SystemModules {
  /// Returns the modules that replace one of Apple's, or `nil` if there's no replacement.
  static func substitute(for module: String) -> Set<String>? {
    switch module {
    case "CoreFoundation", "UIKitCore", "TargetConditionals":
      ["UIKit"]
    case "CoreServices": ["MobileCoreServices"]
    case "Darwin": ["UIKit", "DarwinSupplement"]
    // Packages that Quince is built with check whether they can import a module with this name.
    case "os": ["OSLog"]
    default: nil
    }
  }

  /// The modules that exist under Apple's names.
  static let frameworks = Frameworks.all.union(Frameworks.separate).union(["Foundation"])

  /// The names of the frameworks that apps can import, which exist on iOS, too.
  static let namesOnPhones = frameworks.filter {
    !$0.hasSuffix("Supplement") && $0 != "XCTestFramework"
  }
  .union(["CoreFoundation", "CoreServices", "Darwin", "XCTest", "os"])

  /// Returns a type's name without the framework prefix.
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

  /// Returns the replacement for a module name that qualifies a declaration, as in `Darwin.sin(x)`.
  static func qualifier(for module: String) -> String? {
    module == "Darwin" ? "DarwinSupplement" : nil
  }

  /// Returns the modules of UIKit's library with names that Foundation or UIKit provides on iOS, as
  /// far as a file may use them.
  static func modules(declaringNamesIn bytes: [UInt8]) -> Set<String> {
    Set(declared.filter { $0.isMentioned(in: bytes) }.flatMap(\.modules))
  }

  /// The names that show that a file needs other modules.
  static let declared = [
    DeclaredNames(
      in: "FoundationNetworking",
      names: [
        "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProtocol", "URLCredential",
        "URLAuthenticationChallenge", "HTTPCookie",
        // If this module is in the process, Foundation can also load these from servers.
        "Data(contentsOf", "String(contentsOf",
      ]),
    DeclaredNames(in: "FoundationXML", names: ["XMLParser"]),
    // Names that UniformTypeIdentifiers re-exports from CoreServices on iOS.
    DeclaredNames(
      in: "MobileCoreServices",
      names: ["UTTypeCreatePreferredIdentifier", "UTTypeCopyPreferredTag", "kUTTagClass"]),
    DeclaredNames(
      in: "UserNotifications",
      names: [
        "UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent",
        "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UNAuthorization",
      ]),
    // Names that Foundation re-exports from the Objective-C module on iOS.
    DeclaredNames(
      in: "ObjectiveC",
      names: [
        "Selector", "#selector", "selector:", "objc_", "autoreleasepool", "observe", "Observer",
        "forKey", "NSKeyValue", "AutoreleasingUnsafeMutablePointer", "NSException",
      ]),
    // Names that Foundation, or a module that it re-exports, declares on iOS but not on Linux.
    DeclaredNames(
      in: "FoundationSupplement",
      names: [
        "ComponentsFormatter", "DateTimeFormatter", "ListFormatter", "MeasurementFormatter",
        "NSDataDetector", "NSUserActivity", "NSFileCoordinator", "NSFilePresenter", "_PER_",
        "NSInteger", "NSUInteger", "FileWrapper", "NSHashTable", "NSMapTable", "NSPointer", "nfair",
        "PersonName", "PresentationIntent", "URLThumbnailDictionaryItem", "sDirectory",
        "applicationDirectory", "desktopDirectory", "libraryDirectory", "musicDirectory",
        "SupportDirectory", "DomainMask", "ookmarkData", "LocalizedStringResource", "NSUbiquitous",
        "NSPurgeableData", "NSDiscardableContent", "NSCache", "OSAtomic", "OSStatus",
        "MemoryPressure", "NSBundleResource", "NSFoundationVersionNumber", "PromisedItem",
        "BoundStreams", "CFDataCreate", "CFAbsolute",
      ]),
    DeclaredNames(in: "FoundationSupplement", "QuartzCore", names: ["CF"]),
    // Names of Apple's C library, which Foundation re-exports.
    DeclaredNames(
      in: "DarwinSupplement",
      names: [
        "Darwin.", "mach_", "sysctl", "task_info", "task_vm_info", "kern_return_t", "kinfo_proc",
        "CLOCK_UPTIME", "clock_gettime_nsec_np", "RUSAGE_", "pthread_", "timespec", "_len",
      ]),
    // Names that Foundation re-exports from Core Graphics on iOS, and doesn't declare on Linux.
    DeclaredNames(
      in: "CoreGraphics",
      names: [
        "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGGradient",
        "CGImage", "CGContext", "CGLayer", "CGFont", "CGLineCap", "CGLineJoin", "CGBlendMode",
        "CGInterpolationQuality",
      ]),
    // Names that Foundation declares on iOS and UIKit declares in Quince.
    DeclaredNames(
      in: "UIKit",
      names: [
        "NSItemProvider", "NSExtensionContext", "UndoManager", "NSAttributedStringKey",
        "RunLoopMode",
      ]),
  ]
}
