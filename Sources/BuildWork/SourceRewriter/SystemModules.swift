import AppBuilder
import Foundation

/// Apple's modules that have another name here.
enum SystemModules {
  /// The modules that take the place of one of Apple's; `nil` if it is not replaced.
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

  /// A type's name without that of the framework before it.
  static func withoutFramework(_ name: String) -> String {
    guard let dot = name.firstIndex(of: "."), frameworks.contains(String(name[..<dot])) else {
      return name
    }
    return String(name[name.index(after: dot)...])
  }

  /// Whether `canImport` holds on iOS for a module.
  static func isOnPhones(_ module: String) -> Bool? {
    if substitute(for: module) != nil || frameworks.contains(module) { return true }
    switch module {
    case "Glibc", "Musl", "AppKit", "Cocoa", "WatchKit", "FoundationNetworking", "FoundationXML",
      "FoundationEssentials":
      return false
    default: return nil
    }
  }

  /// What a module's name before a dot becomes, such as in `Darwin.sin(x)`.
  static func qualifier(for module: String) -> String? {
    module == "Darwin" ? "Glibc" : nil
  }

  /// The modules that declare what is part of Foundation on iOS, or what UIKit hands on there, as far as a file may use it.
  static func modules(declaringNamesIn bytes: [UInt8]) -> Set<String> {
    let data = Data(bytes)
    var modules: Set<String> = []
    if networkingNames.contains(where: { data.range(of: $0) != nil }) {
      modules.insert("FoundationNetworking")
    }
    if data.range(of: Data("XMLParser".utf8)) != nil { modules.insert("FoundationXML") }
    if notificationNames.contains(where: { data.range(of: $0) != nil }) {
      modules.insert("UserNotifications")
    }
    if selectorNames.contains(where: { data.range(of: $0) != nil }) {
      modules.insert("ObjectiveC")
    }
    if supplementNames.contains(where: { data.range(of: $0) != nil }) {
      modules.insert("FoundationSupplement")
    }
    if data.range(of: Data("CF".utf8)) != nil {
      modules.formUnion(["FoundationSupplement", "QuartzCore"])
    }
    if drawingNames.contains(where: { data.range(of: $0) != nil }) {
      modules.insert("CoreGraphics")
    }
    if interfaceNames.contains(where: { data.range(of: $0) != nil }) {
      modules.insert("UIKit")
    }
    return modules
  }

  private static let networkingNames = [
    "URLSession", "URLRequest", "URLResponse", "URLCache", "URLProtocol", "URLCredential",
    "URLAuthenticationChallenge", "HTTPCookie",
    // With it in the process Foundation loads these from servers too.
    "Data(contentsOf", "String(contentsOf",
  ].map { Data($0.utf8) }

  /// What Foundation, or a module that it hands on, has on iOS and lacks on Linux.
  private static let supplementNames = [
    "ComponentsFormatter", "DateTimeFormatter", "ListFormatter", "MeasurementFormatter",
    "NSDataDetector", "NSUserActivity", "NSFileCoordinator", "NSFilePresenter", "_PER_",
    "NSInteger", "NSUInteger", "FileWrapper", "NSHashTable", "NSMapTable", "NSPointer", "nfair",
    "PresentationIntent", "URLThumbnailDictionaryItem",
  ].map { Data($0.utf8) }

  private static let notificationNames = [
    "UNUserNotificationCenter", "UNNotification", "UNMutableNotificationContent",
    "UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger", "UNAuthorization",
  ].map { Data($0.utf8) }

  /// What Foundation hands on from Objective-C's module on iOS.
  private static let selectorNames = [
    "Selector", "#selector", "selector:", "objc_", "autoreleasepool", "observe", "Observer",
    "forKey", "NSKeyValue", "AutoreleasingUnsafeMutablePointer", "NSException",
  ].map { Data($0.utf8) }

  /// What Foundation hands on from Core Graphics on iOS, and doesn't declare itself on Linux.
  private static let drawingNames = [
    "CGAffineTransform", "CGVector", "CGPath", "CGMutablePath", "CGColor", "CGGradient", "CGImage",
    "CGContext", "CGLayer", "CGFont", "CGLineCap", "CGLineJoin", "CGBlendMode",
    "CGInterpolationQuality",
  ].map { Data($0.utf8) }

  /// What is Foundation's on iOS and UIKit's here.
  private static let interfaceNames = ["NSItemProvider", "NSExtensionContext", "UndoManager"]
    .map { Data($0.utf8) }
}
