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
    "QuinceObject.swift", "QuinceRegistration.swift", "QuinceSession.swift",
  ]

  /// The files that a module needs.
  static func files(usesObject: Bool, usesSessions: Bool) -> [File] {
    (usesObject ? [File(name: "QuinceObject.swift", text: object)] : [])
      + (usesSessions ? [SessionSupplement.file] : [])
  }

  /// Classes of Foundation's that come from Quince, or that Foundation declares as unavailable on Linux, and their modules.
  private static let foundationTypes: [(name: String, module: String)] = [
    ("DateComponentsFormatter", "UIKit"), ("ListFormatter", "UIKit"),
    ("MeasurementFormatter", "UIKit"), ("PersonNameComponentsFormatter", "FoundationSupplement"),
    ("RelativeDateTimeFormatter", "UIKit"),
    ("NSComparisonPredicate", "ObjectiveC"), ("NSExpression", "ObjectiveC"),
  ]

  /// Names for those classes, which come before Foundation's own, but for what the module itself declares.
  static func foundationNames(besides own: Set<String>) -> String {
    "import FoundationSupplement\nimport ObjectiveC\n"
      + foundationTypes.filter { !own.contains($0.name) }.map {
        "public typealias \($0.name) = \($0.module).\($0.name)\n"
      }.joined()
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
    extension Foundation.NumberFormatter {
      nonisolated func string(from number: Foundation.NSNumber) -> String? {
        UIKit.FormatterCalls.string(from: number, by: self)
      }
    }
    extension Foundation.DateFormatter {
      nonisolated func string(from date: Foundation.Date) -> String {
        UIKit.FormatterCalls.string(from: date, by: self)
      }
    }
    nonisolated func NSSearchPathForDirectoriesInDomains(
      _ directory: Foundation.FileManager.SearchPathDirectory,
      _ domainMask: Foundation.FileManager.SearchPathDomainMask, _ expandTilde: Swift.Bool
    ) -> [Swift.String] {
      UIKit.FolderCalls.paths(for: directory, domainMask, expandTilde: expandTilde)
    }
    extension Foundation.ProcessInfo {
      nonisolated var operatingSystemVersion: Foundation.OperatingSystemVersion {
        UIKit.SystemRelease.version
      }
      nonisolated var operatingSystemVersionString: String { UIKit.SystemRelease.title }
      nonisolated func isOperatingSystemAtLeast(
        _ version: Foundation.OperatingSystemVersion
      ) -> Bool {
        UIKit.SystemRelease.isAtLeast(version)
      }
    }
    extension Foundation.Bundle {
      nonisolated func localizedString(
        forKey key: String, value: String?, table tableName: String?
      ) -> String {
        UIKit.BundleCalls.localizedString(forKey: key, value: value, table: tableName, in: self)
      }
      nonisolated var preferredLocalizations: [String] {
        UIKit.BundleCalls.preferredLocalizations(of: self)
      }
      nonisolated class func preferredLocalizations(from localizationsArray: [String]) -> [String] {
        UIKit.BundleCalls.preferredLocalizations(from: localizationsArray)
      }
      nonisolated func url(
        forResource name: String?, withExtension ext: String?
      ) -> Foundation.URL? {
        let url = self.url(forResource: name, withExtension: ext, subdirectory: nil)
        return UIKit.BundleCalls.localized(url, in: self)
      }
      nonisolated func path(forResource name: String?, ofType ext: String?) -> String? {
        self.url(forResource: name, withExtension: ext)?.path
      }
    }
    nonisolated func NSLocalizedString(
      _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main,
      value: String = "", comment: String
    ) -> String {
      bundle.localizedString(forKey: key, value: value, table: tableName)
    }
    nonisolated var PTHREAD_MUTEX_NORMAL: Swift.Int32 { 0 }
    nonisolated var PTHREAD_MUTEX_DEFAULT: Swift.Int32 { 0 }
    nonisolated var PTHREAD_MUTEX_RECURSIVE: Swift.Int32 { 1 }
    nonisolated var PTHREAD_MUTEX_ERRORCHECK: Swift.Int32 { 2 }
    nonisolated var PTHREAD_MUTEX_POLICY_FAIRSHARE_NP: Swift.Int32 { 1 }
    nonisolated var PTHREAD_MUTEX_POLICY_FIRSTFIT_NP: Swift.Int32 { 3 }
    @discardableResult nonisolated func pthread_mutexattr_setpolicy_np(
      _ attributes: Swift.UnsafeMutablePointer<pthread_mutexattr_t>, _ policy: Swift.Int32
    ) -> Swift.Int32 {
      policy == PTHREAD_MUTEX_POLICY_FIRSTFIT_NP ? 0 : EINVAL
    }
    nonisolated func NSStringFromClass(_ aClass: Swift.AnyClass) -> Swift.String {
      UIKit.ClassNames.name(of: aClass)
    }
    nonisolated func NSClassFromString(_ aClassName: Swift.String) -> Swift.AnyClass? {
      UIKit.ClassNames.type(named: aClassName)
    }
    extension Swift.String {
      nonisolated init(format: __shared String, _ arguments: any CVarArg...) {
        self = UIKit.PluralFormats.string(format: format, locale: nil, arguments: arguments)
      }
      nonisolated init(contentsOf url: __shared Foundation.URL) throws {
        self = try UIKit.TextCalls.text(at: url).text
      }
      nonisolated init(
        contentsOf url: __shared Foundation.URL, usedEncoding: inout Swift.String.Encoding
      ) throws {
        (self, usedEncoding) = try UIKit.TextCalls.text(at: url)
      }
      nonisolated static func localizedStringWithFormat(
        _ format: String, _ arguments: any CVarArg...
      ) -> String {
        UIKit.PluralFormats.string(format: format, locale: .current, arguments: arguments)
      }
    }
    extension Foundation.NSPredicate {
      nonisolated convenience init(format predicateFormat: String, _ args: Any?...) {
        self.init(block: UIKit.FoundationCalls.test(predicateFormat, args))
      }
      nonisolated convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self.init(block: UIKit.FoundationCalls.test(predicateFormat, arguments ?? []))
      }
    }
    extension Foundation.NSSortDescriptor {
      nonisolated convenience init(key: String?, ascending: Bool) {
        self.init(
          keyPath: \\Foundation.NSObject[quinceKey: key ?? "self"], ascending: ascending,
          comparator: UIKit.FoundationCalls.compare)
      }
    }
    extension Foundation.UserDefaults {
      nonisolated func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
      nonisolated func value(forKey key: String) -> Any? { object(forKey: key) }
      nonisolated func set(_ url: Foundation.URL?, forKey defaultName: String) {
        UIKit.FoundationCalls.set(url, forKey: defaultName, in: self)
      }
    }
    extension Foundation.NSString.EnumerationOptions {
      nonisolated static var byWords: Self { Self(rawValue: 3) }
      nonisolated static var bySentences: Self { Self(rawValue: 4) }
    }
    extension Swift.StringProtocol {
      nonisolated func enumerateSubstrings<R: Swift.RangeExpression>(
        in range: R, options opts: Swift.String.EnumerationOptions = [],
        _ body: @escaping (
          _ substring: Swift.String?, _ substringRange: Swift.Range<Swift.String.Index>,
          _ enclosingRange: Swift.Range<Swift.String.Index>, inout Swift.Bool
        ) -> Swift.Void
      ) where R.Bound == Swift.String.Index {
        UIKit.TextCalls.enumerateSubstrings(of: self, in: range, options: opts, body)
      }
    }
    extension Foundation.NSString {
      nonisolated func enumerateSubstrings(
        in range: Foundation.NSRange, options opts: Foundation.NSString.EnumerationOptions = [],
        using block: (
          Swift.String?, Foundation.NSRange, Foundation.NSRange,
          Swift.UnsafeMutablePointer<Foundation.ObjCBool>
        ) -> Swift.Void
      ) {
        UIKit.TextCalls.enumerateSubstrings(of: self, in: range, options: opts, using: block)
      }
    }
    extension Foundation.NSKeyedUnarchiver {
      nonisolated class func unarchiveTopLevelObjectWithData(_ data: Foundation.Data) throws -> Any?
      {
        try UIKit.FoundationCalls.unarchive(data)
      }
    }
    extension Foundation.NSTextCheckingResult.CheckingType {
      nonisolated static var orthography: Self { Self(rawValue: 1 << 0) }
      nonisolated static var spelling: Self { Self(rawValue: 1 << 1) }
      nonisolated static var grammar: Self { Self(rawValue: 1 << 2) }
      nonisolated static var date: Self { Self(rawValue: 1 << 3) }
      nonisolated static var address: Self { Self(rawValue: 1 << 4) }
      nonisolated static var link: Self { Self(rawValue: 1 << 5) }
      nonisolated static var quote: Self { Self(rawValue: 1 << 6) }
      nonisolated static var dash: Self { Self(rawValue: 1 << 7) }
      nonisolated static var replacement: Self { Self(rawValue: 1 << 8) }
      nonisolated static var correction: Self { Self(rawValue: 1 << 9) }
      nonisolated static var phoneNumber: Self { Self(rawValue: 1 << 11) }
      nonisolated static var transitInformation: Self { Self(rawValue: 1 << 12) }
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

  /// Imports the module that defines Foundation's locks, which their subclasses need.
  static func moduleOfLocks(for index: DeclarationIndex) -> String {
    let locks: Set = ["NSLock", "NSRecursiveLock", "NSCondition", "NSConditionLock"]
    let inherits = index.classes.contains { !locks.isDisjoint(with: $0.inherited) }
    return inherits ? "import struct CoreFoundation.CFUUIDBytes\n" : ""
  }

  /// What a module has where one of its files says a word of `URLSessionConfiguration` that can't be set on Linux; others
  /// are spared loading what talks to servers.
  static func connections(in files: [SourceFile]) -> String {
    let name = Array("waitsForConnectivity".utf8)
    return files.contains { $0.bytes.contains(name) } ? connections : ""
  }

  private static let connections = """
    import FoundationNetworking
    extension FoundationNetworking.URLSessionConfiguration {
      nonisolated var waitsForConnectivity: Bool {
        get { UIKit.FoundationCalls.waitsForConnectivity(of: self) }
        set { UIKit.FoundationCalls.setWaitsForConnectivity(newValue, of: self) }
      }
    }

    """

  /// Unarchives objects of given classes, and throws if there are others.
  static let unarchiving = """
    extension Foundation.NSKeyedUnarchiver {
      nonisolated static func unarchivedObject<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type, from data: Foundation.Data
      ) throws -> DecodedObjectType?
      where DecodedObjectType: Foundation.NSObject, DecodedObjectType: Foundation.NSCoding {
        try UIKit.FoundationCalls.unarchive(data, as: [cls]) as? DecodedObjectType
      }
      nonisolated static func unarchivedObject(
        ofClasses classes: [Swift.AnyClass], from data: Foundation.Data
      ) throws -> Any? {
        try UIKit.FoundationCalls.unarchive(data, as: classes)
      }
      nonisolated static func unarchivedArrayOfObjects<DecodedObjectType>(
        ofClass cls: DecodedObjectType.Type, from data: Foundation.Data
      ) throws -> [DecodedObjectType]?
      where DecodedObjectType: Foundation.NSObject, DecodedObjectType: Foundation.NSCoding {
        try UIKit.FoundationCalls.unarchiveArray(data, of: [cls]) as? [DecodedObjectType]
      }
      nonisolated static func unarchivedArrayOfObjects(
        ofClasses classes: [Swift.AnyClass], from data: Foundation.Data
      ) throws -> [Any]? {
        try UIKit.FoundationCalls.unarchiveArray(data, of: classes)
      }
      nonisolated static func unarchivedDictionary<DecodedKeyType, DecodedObjectType>(
        ofKeyClass keyClass: DecodedKeyType.Type, objectClass: DecodedObjectType.Type,
        from data: Foundation.Data
      ) throws -> [DecodedKeyType: DecodedObjectType]?
      where
        DecodedKeyType: Foundation.NSObject, DecodedKeyType: Foundation.NSCopying,
        DecodedKeyType: Foundation.NSCoding, DecodedObjectType: Foundation.NSObject,
        DecodedObjectType: Foundation.NSCoding
      {
        try UIKit.FoundationCalls.unarchiveDictionary(
          data, ofKeys: [keyClass], objects: [objectClass]) as? [DecodedKeyType: DecodedObjectType]
      }
      nonisolated static func unarchivedDictionary(
        ofKeyClasses keyClasses: [Swift.AnyClass], objectClasses: [Swift.AnyClass],
        from data: Foundation.Data
      ) throws -> [Swift.AnyHashable: Any]? {
        try UIKit.FoundationCalls.unarchiveDictionary(
          data, ofKeys: keyClasses, objects: objectClasses)
      }
    }

    """

  /// What SwiftPM adds to a target that has resources.
  static func resourceBundle(_ name: String) -> String {
    """
    extension Foundation.Bundle {
      nonisolated static let module: Foundation.Bundle = {
        let place = Foundation.Bundle.main.bundleURL.appendingPathComponent("\(name)")
        guard let bundle = Foundation.Bundle(url: place) else {
          fatalError("could not load resource bundle: \\(place.path)")
        }
        return bundle
      }()
    }

    """
  }

  /// The class that takes the place of NSObject where a class relies on what NSObject offers on Apple's systems only.
  static let objectName = "_QuinceObject"

  private static let object = """
    import UIKit
    open class _QuinceObject: NSObject, UIKit.KeyValueObserver, UIKit.KeyValueCodable,
      UIKit.KeyValueDependent, UIKit.MessageForwarding
    {
      open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
      open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
      open func awakeFromNib() {}
      open func responds(to aSelector: Selector!) -> Bool {
        UIKit.ForwardedMessages.responds(self, to: aSelector)
      }
      open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        fatalError(
          "\\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but "
            + "not handled. Key path: \\(keyPath ?? "nil")")
      }
      open func prepareForInterfaceBuilder() {}
      open func setValue(_ value: Any?, forKey key: String) {
        nonisolated(unsafe) let (object, new) = (self, value)
        let isDone = MainActor.assumeIsolated {
          do {
            try UIKit.ObjCRuntime.setValue(new, forKey: key, on: object)
          } catch UIKit.ObjCRuntime.Failure.undefinedKey {
            return false
          } catch {
            UIKit.KeyValueFailure.fail(error)
          }
          return true
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
      open func value(forKeyPath keyPath: String) -> Any? {
        UIKit.KeyValueCoding(self).value(forKeyPath: keyPath)
      }
      open func setValue(_ value: Any?, forKeyPath keyPath: String) {
        UIKit.KeyValueCoding(self).setValue(value, forKeyPath: keyPath)
      }
      open func setValue(_ value: Any?, forUndefinedKey key: String) {
        UIKit.KeyValueFailure.failUndefined(key, of: self)
      }
      open func value(forUndefinedKey key: String) -> Any? {
        UIKit.KeyValueFailure.failUndefined(key, of: self)
        return nil
      }
      open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
      }
      open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        UIKit.KeyValueCoding(self).dictionaryWithValues(forKeys: keys)
      }
      open func mutableArrayValue(forKey key: String) -> NSMutableArray {
        UIKit.KeyValueCoding(self).mutableArrayValue(forKey: key)
      }
      open func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
        UIKit.KeyValueCoding(self).mutableArrayValue(forKeyPath: keyPath)
      }
      open func mutableSetValue(forKey key: String) -> NSMutableSet {
        UIKit.KeyValueCoding(self).mutableSetValue(forKey: key)
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
}

/// Finds the classes that rely on what NSObject offers on Apple's systems only.
struct ObjectRoots {
  private static let names: Set<String> = [
    "awakeFromNib", "prepareForInterfaceBuilder", "setValue", "setValuesForKeys",
    "dictionaryWithValues", "forUndefinedKey", "mutableArrayValue", "mutableSetValue",
    "observeValue", "keyPathsForValuesAffectingValue", "automaticallyNotifiesObservers",
  ]
  /// Calls of key-value coding, which may be of any object that has members to be named.
  private static let calls = [
    "value(forKey", "Value(forKey", "setValue(", "setValuesForKeys(", "dictionaryWithValues(",
  ].map { Array($0.utf8) }

  /// The names `NSObject` to replace, by file.
  private(set) var tokens: [Int: [TokenSyntax]] = [:]

  init(index: DeclarationIndex, files: [SourceFile]) {
    let calls = files.contains { file in Self.calls.contains { file.bytes.contains($0) } }
    for type in index.classes where type.inherited.first == "NSObject" {
      let family = [type] + index.descendants(of: type)
      guard
        family.contains(where: { member in
          Self.relies(member) || calls && member.members.contains { $0.isExposed(in: member) }
        }),
        let name = type.node.inheritanceClause?.inheritedTypes.first?.type
          .as(IdentifierTypeSyntax.self)?.name
      else { continue }
      tokens[type.file, default: []].append(name)
    }
  }

  /// What only an override relies on, since every object can be asked for it.
  private static let overridden: Set = ["responds", "forwardingTarget"]

  private static func relies(_ type: ClassDeclaration) -> Bool {
    type.members.contains { member in
      if member.isOverride, overridden.contains(member.name) { return true }
      guard member.kind != .property || member.isOverride else { return false }
      return member.node.tokens(viewMode: .sourceAccurate).contains {
        if case .identifier(let name) = $0.tokenKind { return names.contains(name) }
        return false
      }
    }
  }
}
