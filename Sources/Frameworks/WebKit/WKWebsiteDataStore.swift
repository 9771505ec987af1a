import Foundation
import FoundationNetworking
import Network
import Stubs

/// The type of all cookies.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// The type of caches on the disk.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// The type of caches in memory.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// The type of the local storage of scripts.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// The type of the session storage of scripts.
public let WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage"
/// The type of indexed databases.
public let WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases"
/// The type of the caches of scripts.
public let WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache"
/// The type of service workers.
public let WKWebsiteDataTypeServiceWorkerRegistrations =
  "WKWebsiteDataTypeServiceWorkerRegistrations"
/// The type of caches of pages that can be used without a network.
public let WKWebsiteDataTypeOfflineWebApplicationCache =
  "WKWebsiteDataTypeOfflineWebApplicationCache"
/// The type of SQL databases.
public let WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"

/// The cookies and other data of pages.
///
/// The data of the default store is in the app's container. Follows
/// <https://developer.apple.com/documentation/webkit/wkwebsitedatastore>.
@preconcurrency @MainActor
open class WKWebsiteDataStore: NSObject {
  /// The engine's name for the store.
  let engineName: String
  /// Whether the data is stored on the disk.
  public let isPersistent: Bool
  /// The identifier of a store that was created with one, or `nil`.
  public let identifier: UUID?
  /// The cookies in the store.
  open private(set) lazy var httpCookieStore = WKHTTPCookieStore(engineName: engineName)

  private static let shared = WKWebsiteDataStore(engineName: "default", isPersistent: true)
  private static var count = 0

  private init(engineName: String, isPersistent: Bool, identifier: UUID? = nil) {
    self.engineName = engineName
    self.isPersistent = isPersistent
    self.identifier = identifier
    super.init()
    if let identifier { NamedDataStores.add(self, identifier) }
  }

  /// Creates a store with the data that has an identifier.
  ///
  /// The data is in the app's container.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(
      engineName: NamedDataStores.engineName(of: identifier), isPersistent: true,
      identifier: identifier)
  }

  /// Returns the default store.
  open class func `default`() -> WKWebsiteDataStore { shared }

  /// Returns a new store whose data is in memory.
  open class func nonPersistent() -> WKWebsiteDataStore {
    count += 1
    return WKWebsiteDataStore(engineName: "memory.\(count)", isPersistent: false)
  }

  /// The bits with which the engine knows the types of data.
  private static let bits = [
    WKWebsiteDataTypeMemoryCache: 1 << 0, WKWebsiteDataTypeDiskCache: 1 << 1,
    WKWebsiteDataTypeSessionStorage: 1 << 3, WKWebsiteDataTypeLocalStorage: 1 << 4,
    WKWebsiteDataTypeIndexedDBDatabases: 1 << 6, WKWebsiteDataTypeCookies: 1 << 8,
    WKWebsiteDataTypeOfflineWebApplicationCache: 1 << 2, WKWebsiteDataTypeWebSQLDatabases: 1 << 5,
    WKWebsiteDataTypeServiceWorkerRegistrations: 1 << 12, WKWebsiteDataTypeFetchCache: 1 << 13,
  ]

  private static func number(of types: Set<String>) -> Int {
    types.reduce(0) { $0 | (bits[$1] ?? 0) }
  }

  /// The proxies for requests.
  public var proxyConfigurations: [ProxyConfiguration] = [] {
    didSet { Stub.webProxies.report(if: !proxyConfigurations.isEmpty) }
  }

  /// Returns all types of data.
  open class func allWebsiteDataTypes() -> Set<String> { Set(bits.keys) }

  /// Removes data of some types that changed after a date.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let types = Self.number(of: dataTypes)
    let age = max(0, -date.timeIntervalSinceNow) * 1_000_000
    // The engine removes everything for a span of 0.
    let span = age > 3e15 ? 0 : age
    WebEngine.shared.request(
      "clearData", view: 0, ["store": engineName, "types": types, "span": span]
    ) { _ in completionHandler() }
  }

  /// Removes data of some types that changed after a date.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, modifiedSince: date) { continuation.resume() }
    }
  }

  /// Has the engine close the store's files.
  func close(then finish: @escaping @MainActor @Sendable () -> Void) {
    WebEngine.shared.request("closeStore", view: 0, ["store": engineName]) { _ in finish() }
  }

  // MARK: Websites

  /// Passes the websites that have data of some types to a closure.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping @MainActor @Sendable ([WKWebsiteDataRecord]) -> Void
  ) {
    let types = Self.number(of: dataTypes)
    WebEngine.shared.request("listData", view: 0, ["store": engineName, "types": types]) { event in
      let records = (event?.records ?? []).map { record in
        WKWebsiteDataRecord(
          record.name, Set(Self.bits.filter { record.types & $0.value != 0 }.keys))
      }
      completionHandler(records.sorted { $0.displayName < $1.displayName })
    }
  }

  /// Returns the websites that have data of some types.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await withCheckedContinuation { continuation in
      fetchDataRecords(ofTypes: dataTypes) { continuation.resume(returning: $0) }
    }
  }

  /// Removes data of some types of websites.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping @MainActor @Sendable () -> Void
  ) {
    let names = dataRecords.map(\.displayName).joined(separator: "\n")
    WebEngine.shared.request(
      "removeData", view: 0,
      ["store": engineName, "types": Self.number(of: dataTypes), "names": names]
    ) { _ in completionHandler() }
  }

  /// Removes data of some types of websites.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async {
    await withCheckedContinuation { continuation in
      removeData(ofTypes: dataTypes, for: dataRecords) { continuation.resume() }
    }
  }
}
