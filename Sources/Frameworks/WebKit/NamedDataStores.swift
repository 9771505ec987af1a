import Foundation

/// The data stores with identifiers, whose data is in folders of the app's container.
@MainActor
enum NamedDataStores {
  private struct Reference {
    weak var store: WKWebsiteDataStore?
  }

  private static let prefix = "named."
  /// The stores that were used since the app was launched, whose data the engine can have.
  private static var used: [UUID: [Reference]] = [:]
  /// The folder into which the engine writes the stores' data.
  private static let folder = library("WebKit/WebsiteDataStore")
  private static let caches = library("Caches/WebKit/WebsiteDataStore")

  private static func library(_ path: String) -> URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/\(path)", isDirectory: true)
  }

  /// Returns the engine's name for a store.
  static func engineName(of identifier: UUID) -> String { prefix + identifier.uuidString }

  /// Adds a store that the app has created.
  static func add(_ store: WKWebsiteDataStore, _ identifier: UUID) {
    let others = used[identifier]?.filter { $0.store != nil } ?? []
    used[identifier] = others + [Reference(store: store)]
  }

  /// The identifiers of all stores with data.
  static var identifiers: [UUID] {
    // Without the folder, no store has data.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).compactMap(UUID.init(uuidString:)).sorted {
      $0.uuidString < $1.uuidString
    }
  }

  /// Removes a store that the app doesn't use, with its data.
  static func remove(
    _ identifier: UUID, then finish: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    guard let references = used[identifier] else { return finish(removeFolders(of: identifier)) }
    guard references.allSatisfy({ $0.store == nil }) else {
      let details = [NSLocalizedDescriptionKey: "Data store is in use"]
      return finish(WKError(.unknown, details: details, numbers: [:]))
    }
    // The engine still has the data.
    WKWebsiteDataStore(forIdentifier: identifier).close {
      finish(removeFolders(of: identifier))
    }
  }

  private static func removeFolders(of identifier: UUID) -> (any Error)? {
    do {
      for parent in [folder, caches] {
        let place = parent.appendingPathComponent(identifier.uuidString)
        guard FileManager.default.fileExists(atPath: place.path) else { continue }
        try FileManager.default.removeItem(at: place)
      }
      return nil
    } catch { return error }
  }
}

extension WKWebsiteDataStore {
  /// Passes the identifiers of all stores with data to a closure.
  public class func fetchAllDataStoreIdentifiers(
    _ completionHandler: @escaping @MainActor @Sendable ([UUID]) -> Void
  ) { completionHandler(NamedDataStores.identifiers) }

  /// The identifiers of all stores with data.
  public class var allDataStoreIdentifiers: [UUID] {
    get async { NamedDataStores.identifiers }
  }

  /// Removes the data with an identifier.
  /// - Parameter completionHandler: A closure that receives an error if the app uses the data.
  public class func remove(
    forIdentifier identifier: UUID,
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) { NamedDataStores.remove(identifier, then: completionHandler) }

  /// Removes the data with an identifier.
  /// - Throws: `WKError` if the app uses the data.
  public class func remove(forIdentifier identifier: UUID) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      remove(forIdentifier: identifier) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }
}
