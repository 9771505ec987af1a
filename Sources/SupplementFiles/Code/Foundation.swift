// Members of Foundation that have fewer features on Linux. In an app's module, these declarations
// take precedence over Foundation's own.

import Foundation
import UIKit

extension Foundation.NotificationCenter {
  @discardableResult nonisolated func addObserver(
    forName name: Foundation.NSNotification.Name?, object obj: Any?,
    queue: Foundation.OperationQueue?,
    using block: @escaping @Sendable (Foundation.Notification) -> Swift.Void
  ) -> any Foundation.NSObjectProtocol {
    UIKit.FoundationCalls.addObserver(
      forName: name, object: obj, queue: queue, using: block, to: self)
  }
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
    UIKit.RunningSystem.version
  }
  nonisolated var operatingSystemVersionString: String { UIKit.RunningSystem.title }
  nonisolated func isOperatingSystemAtLeast(
    _ version: Foundation.OperatingSystemVersion
  ) -> Bool {
    UIKit.RunningSystem.isAtLeast(version)
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
  nonisolated init(format: __shared String, arguments: __shared [any CVarArg]) {
    self = UIKit.PluralFormats.string(format: format, locale: nil, arguments: arguments)
  }
  nonisolated init(
    format: __shared String, locale: __shared Foundation.Locale?, _ args: any CVarArg...
  ) {
    self = UIKit.PluralFormats.string(format: format, locale: locale, arguments: args)
  }
  nonisolated init(
    format: __shared String, locale: __shared Foundation.Locale?,
    arguments: __shared [any CVarArg]
  ) {
    self = UIKit.PluralFormats.string(format: format, locale: locale, arguments: arguments)
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
      keyPath: \Foundation.NSObject[quinceKey: key ?? "self"], ascending: ascending,
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
extension Foundation.JSONSerialization {
  nonisolated class func data(
    withJSONObject obj: Any, options opt: Foundation.JSONSerialization.WritingOptions = []
  ) throws -> Foundation.Data {
    try UIKit.FoundationCalls.json(obj, options: opt)
  }
  nonisolated class func writeJSONObject(
    _ obj: Any, toStream stream: Foundation.OutputStream,
    options opt: Foundation.JSONSerialization.WritingOptions
  ) throws -> Swift.Int {
    try UIKit.FoundationCalls.writeJSON(obj, to: stream, options: opt)
  }
}
extension Foundation.NSString.EnumerationOptions {
  nonisolated static var byWords: Self { Self(rawValue: 3) }
  nonisolated static var bySentences: Self { Self(rawValue: 4) }
}
extension Swift.StringProtocol {
  nonisolated func enumerateSubstrings<R: Swift.RangeExpression>(
    in range: R, options opts: Swift.String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: Swift.String?, _ substringRange: Swift.Range<Swift.String.Index>,
        _ enclosingRange: Swift.Range<Swift.String.Index>, inout Swift.Bool
      ) -> Swift.Void
  ) where R.Bound == Swift.String.Index {
    UIKit.TextCalls.enumerateSubstrings(of: self, in: range, options: opts, body)
  }
}
extension Swift.StringProtocol {
  nonisolated func appendingFormat<T: Swift.StringProtocol>(
    _ format: T, _ arguments: any CVarArg...
  ) -> Swift.String {
    Swift.String(self)
      + UIKit.PluralFormats.string(
        format: Swift.String(format), locale: nil, arguments: arguments)
  }
}
extension Foundation.NSString {
  nonisolated convenience init(format: Foundation.NSString, _ args: any CVarArg...) {
    self.init(
      string: UIKit.PluralFormats.string(
        format: format as Swift.String, locale: nil, arguments: args))
  }
  nonisolated class func localizedStringWithFormat(
    _ format: Foundation.NSString, _ args: any CVarArg...
  ) -> Self {
    self.init(
      string: UIKit.PluralFormats.string(
        format: format as Swift.String, locale: .current, arguments: args))
  }
  nonisolated func appendingFormat(
    _ format: Foundation.NSString, _ args: any CVarArg...
  ) -> Foundation.NSString {
    Foundation.NSString(
      string: (self as Swift.String)
        + UIKit.PluralFormats.string(
          format: format as Swift.String, locale: nil, arguments: args))
  }
}
extension Foundation.NSString {
  nonisolated func isEqual(to aString: Swift.String) -> Swift.Bool {
    UIKit.TextCalls.isEqual(self, to: aString)
  }
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
  nonisolated class func unarchiveTopLevelObjectWithData(_ data: Foundation.Data) throws -> Any? {
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
    fire date: Foundation.Date, interval: Foundation.TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Foundation.Timer) -> Void
  ) {
    self.init(quinceFire: date, interval: interval, repeats: repeats, block: block)
  }
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
extension Foundation.Calendar {
  nonisolated var eraSymbols: [Swift.String] { UIKit.CalendarCalls.names(.eras, of: self) }
  nonisolated var longEraSymbols: [Swift.String] { UIKit.CalendarCalls.names(.longEras, of: self) }
  nonisolated var monthSymbols: [Swift.String] { UIKit.CalendarCalls.names(.months, of: self) }
  nonisolated var shortMonthSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.shortMonths, of: self)
  }
  nonisolated var veryShortMonthSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.veryShortMonths, of: self)
  }
  nonisolated var standaloneMonthSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.standaloneMonths, of: self)
  }
  nonisolated var shortStandaloneMonthSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.shortStandaloneMonths, of: self)
  }
  nonisolated var veryShortStandaloneMonthSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.veryShortStandaloneMonths, of: self)
  }
  nonisolated var weekdaySymbols: [Swift.String] { UIKit.CalendarCalls.names(.weekdays, of: self) }
  nonisolated var shortWeekdaySymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.shortWeekdays, of: self)
  }
  nonisolated var veryShortWeekdaySymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.veryShortWeekdays, of: self)
  }
  nonisolated var standaloneWeekdaySymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.standaloneWeekdays, of: self)
  }
  nonisolated var shortStandaloneWeekdaySymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.shortStandaloneWeekdays, of: self)
  }
  nonisolated var veryShortStandaloneWeekdaySymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.veryShortStandaloneWeekdays, of: self)
  }
  nonisolated var quarterSymbols: [Swift.String] { UIKit.CalendarCalls.names(.quarters, of: self) }
  nonisolated var shortQuarterSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.shortQuarters, of: self)
  }
  nonisolated var standaloneQuarterSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.standaloneQuarters, of: self)
  }
  nonisolated var shortStandaloneQuarterSymbols: [Swift.String] {
    UIKit.CalendarCalls.names(.shortStandaloneQuarters, of: self)
  }
  nonisolated var amSymbol: Swift.String { UIKit.CalendarCalls.amSymbol(of: self) }
  nonisolated var pmSymbol: Swift.String { UIKit.CalendarCalls.pmSymbol(of: self) }
}
extension Foundation.Date {
  nonisolated func description(with locale: Foundation.Locale?) -> Swift.String {
    UIKit.FormatterCalls.description(of: self, with: locale)
  }
}
extension Foundation.Progress {
  nonisolated convenience init(_quince: Swift.Void = ()) { self.init(totalUnitCount: 0) }
}
extension Foundation.FileManager {
  nonisolated func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: Swift.String
  ) -> Foundation.URL? {
    UIKit.FolderCalls.groupFolder(groupIdentifier)
  }
}
extension Foundation.JSONEncoder.DateEncodingStrategy {
  nonisolated static func formatted(_ formatter: Foundation.DateFormatter) -> Self {
    .custom(UIKit.DateStrategies.encoding(formatter))
  }
}
extension Foundation.JSONDecoder.DateDecodingStrategy {
  nonisolated static func formatted(_ formatter: Foundation.DateFormatter) -> Self {
    .custom(UIKit.DateStrategies.decoding(formatter))
  }
}
