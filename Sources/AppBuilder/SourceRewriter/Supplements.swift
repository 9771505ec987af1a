import SwiftSyntax

/// Code that goes into an app's module where the app uses what Apple's systems have and Swift on Linux has not.
enum Supplements {
  /// A file to add to the module.
  struct File {
    let name: String
    let text: String
  }

  /// The names of all files that Quince adds to a module.
  static let fileNames: Set = [
    "QuinceObject.swift", "QuinceLogging.swift", "QuinceCoreData.swift", "QuinceRegistration.swift",
  ]

  /// The files that a module needs.
  static func files(for index: DeclarationIndex, usesObject: Bool) -> [File] {
    let modules = Set(index.imports.map(\.module))
    var files: [File] = []
    if usesObject { files.append(File(name: "QuinceObject.swift", text: object)) }
    if !modules.isDisjoint(with: ["os", "OSLog", "os.log"]) {
      files.append(File(name: "QuinceLogging.swift", text: logging))
    }
    if modules.contains("CoreData") {
      files.append(File(name: "QuinceCoreData.swift", text: coreData))
    }
    return files
  }

  /// What every module has: Foundation's methods that do less on Linux, declared where they come before Foundation's own.
  static let foundation = """
    extension Foundation.NotificationCenter {
      nonisolated func removeObserver(_ observer: Any) {
        UIKit.FoundationCalls.removeObserver(observer, name: nil, object: nil, from: self)
      }
      nonisolated func removeObserver(
        _ observer: Any, name aName: Foundation.NSNotification.Name?, object anObject: Any?
      ) {
        UIKit.FoundationCalls.removeObserver(observer, name: aName, object: anObject, from: self)
      }
    }
    extension Foundation.UserDefaults {
      nonisolated func set(_ url: Foundation.URL?, forKey defaultName: String) {
        UIKit.FoundationCalls.set(url, forKey: defaultName, in: self)
      }
    }
    extension Foundation.Timer {
      nonisolated var userInfo: Any? { UIKit.FoundationCalls.userInfo(of: self) }
      nonisolated convenience init(
        timeInterval interval: Foundation.TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) {
        let date = Foundation.Date(timeIntervalSinceNow: interval)
        self.init(fire: date, interval: interval, repeats: repeats, block: block)
      }
      @discardableResult nonisolated class func scheduledTimer(
        withTimeInterval interval: Foundation.TimeInterval, repeats: Bool,
        block: @escaping @Sendable (Foundation.Timer) -> Void
      ) -> Foundation.Timer {
        let timer = Foundation.Timer(timeInterval: interval, repeats: repeats, block: block)
        Foundation.RunLoop.current.add(timer, forMode: .default)
        return timer
      }
    }

    """

  /// The class that takes the place of NSObject where a class relies on what NSObject offers on Apple's systems only.
  static let objectName = "_QuinceObject"

  private static let object = """
    import UIKit
    open class _QuinceObject: NSObject {
      open func awakeFromNib() {}
      open func prepareForInterfaceBuilder() {}
      open func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let (object, new) = (self, value)
        let isDone = MainActor.assumeIsolated {
          (try? UIKit.ObjCRuntime.setValue(new, forKey: key, on: object)) != nil
        }
        if !isDone { setValue(value, forUndefinedKey: key) }
      }
      open func value(forKey key: String) -> Any? {
        nonisolated(unsafe) let object = self
        nonisolated(unsafe) var result: Any?
        let isDone = MainActor.assumeIsolated {
          do {
            result = try UIKit.ObjCRuntime.value(forKey: key, of: object)
            return true
          } catch {
            return false
          }
        }
        return isDone ? result : self.value(forUndefinedKey: key)
      }
      open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        nonisolated(unsafe) let (object, new) = (self, value)
        MainActor.assumeIsolated {
          do {
            try UIKit.ObjCRuntime.setValue(new, forKeyPath: keyPath, on: object)
          } catch {
            fatalError("\\(error)")
          }
        }
      }
      open func setValue(_ value: Any?, forUndefinedKey key: String) {
        fatalError(
          "[\\(self) setValue:forUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key \\(key).")
      }
      open func value(forUndefinedKey key: String) -> Any? {
        fatalError(
          "[\\(self) valueForUndefinedKey:]: "
            + "this class is not key value coding-compliant for the key \\(key).")
      }
      open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value, forKey: key) }
      }
      open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        Dictionary(uniqueKeysWithValues: keys.map { ($0, value(forKey: $0) ?? NSNull()) })
      }
    }
    @MainActor func _quinceRegisterObject() {
      UIKit.ObjCRuntime.register(
        UIKit.ObjCClass(
          _QuinceObject.self, name: "_QuinceObject", module: "UIKit",
          members: [
            .method("awakeFromNib", of: _QuinceObject.self) { object, _ in
              object.awakeFromNib()
              return nil
            }
          ]))
    }

    """

  private static let logging = """
    import Foundation
    struct OSLogPrivacy: Sendable {
      enum Mask: Sendable { case hash, none }
      static let `public` = OSLogPrivacy()
      static let `private` = OSLogPrivacy()
      static let sensitive = OSLogPrivacy()
      static let auto = OSLogPrivacy()
      static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
      static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
    }
    struct OSLogInterpolation: StringInterpolationProtocol {
      var text = ""
      init(literalCapacity: Int, interpolationCount: Int) {}
      mutating func appendLiteral(_ literal: String) { text += literal }
      mutating func appendInterpolation<T>(
        _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
      ) {
        text += String(describing: value())
      }
    }
    struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
      let text: String
      init(stringLiteral value: String) { text = value }
      init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
    }
    struct OSLogType: Equatable, Sendable {
      let name: String
      static let `default` = OSLogType(name: "default")
      static let info = OSLogType(name: "info")
      static let debug = OSLogType(name: "debug")
      static let error = OSLogType(name: "error")
      static let fault = OSLogType(name: "fault")
    }
    final class OSLog: NSObject, Sendable {
      static let `default` = OSLog(subsystem: "", category: "")
      static let disabled = OSLog(subsystem: "", category: "")
      let category: String
      init(subsystem: String, category: String) { self.category = category }
    }
    struct Logger: Sendable {
      private let category: String
      init() { category = "" }
      init(subsystem: String, category: String) { self.category = category }
      init(_ log: OSLog) { category = log.category }
      func log(_ message: OSLogMessage) { write(.default, message) }
      func log(level: OSLogType, _ message: OSLogMessage) { write(level, message) }
      func trace(_ message: OSLogMessage) { write(.debug, message) }
      func debug(_ message: OSLogMessage) { write(.debug, message) }
      func info(_ message: OSLogMessage) { write(.info, message) }
      func notice(_ message: OSLogMessage) { write(.default, message) }
      func warning(_ message: OSLogMessage) { write(.error, message) }
      func error(_ message: OSLogMessage) { write(.error, message) }
      func critical(_ message: OSLogMessage) { write(.fault, message) }
      func fault(_ message: OSLogMessage) { write(.fault, message) }
      private func write(_ type: OSLogType, _ message: OSLogMessage) {
        _quinceLog(type, category, message.text)
      }
    }
    func _quinceLog(_ type: OSLogType, _ category: String, _ text: String) {
      let place = category.isEmpty ? "" : " [\\(category)]"
      FileHandle.standardError.write(Data("\\(type.name)\\(place) \\(text)\\n".utf8))
    }
    func os_log(
      _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default,
      type: OSLogType = .default, _ arguments: any CVarArg...
    ) {
      let format = "\\(message)".replacingOccurrences(of: "{public}", with: "")
        .replacingOccurrences(of: "{private}", with: "")
      _quinceLog(type, log.category, String(format: format, arguments: arguments))
    }
    func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) {
      _quinceLog(type, log.category, message.text)
    }

    """

  private static let coreData = """
    import Foundation
    class NSPersistentStoreDescription: NSObject {
      var url: URL?
      var type = "SQLite"
    }
    class NSManagedObjectContext: NSObject {
      var hasChanges: Bool { false }
      var automaticallyMergesChangesFromParent = false
      var undoManager: NSObject?
      func save() throws {}
      func rollback() {}
      func reset() {}
      func perform(_ block: @escaping () -> Void) { block() }
      func performAndWait(_ block: () -> Void) { block() }
    }
    class NSPersistentContainer: NSObject {
      let name: String
      let viewContext = NSManagedObjectContext()
      var persistentStoreDescriptions = [NSPersistentStoreDescription()]
      init(name: String) { self.name = name }
      func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
      ) {
        for description in persistentStoreDescriptions { block(description, nil) }
      }
      func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
    }
    final class NSPersistentCloudKitContainer: NSPersistentContainer {}

    """
}

/// Finds the classes that rely on what NSObject offers on Apple's systems only.
struct ObjectRoots {
  private static let names: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "setValue", "setValuesForKeys",
    "dictionaryWithValues", "forUndefinedKey",
  ]

  /// The names `NSObject` to replace, by file.
  private(set) var tokens: [Int: [TokenSyntax]] = [:]

  init(index: DeclarationIndex) {
    for type in index.classes where type.inherited.first == "NSObject" {
      let family = [type] + index.descendants(of: type)
      guard family.contains(where: Self.relies),
        let name = type.node.inheritanceClause?.inheritedTypes.first?.type
          .as(IdentifierTypeSyntax.self)?.name
      else { continue }
      tokens[type.file, default: []].append(name)
    }
  }

  private static func relies(_ type: ClassDeclaration) -> Bool {
    type.members.contains { member in
      guard member.kind != .property || member.isOverride else { return false }
      return member.node.tokens(viewMode: .sourceAccurate).contains {
        if case .identifier(let name) = $0.tokenKind { return names.contains(name) }
        return false
      }
    }
  }
}
