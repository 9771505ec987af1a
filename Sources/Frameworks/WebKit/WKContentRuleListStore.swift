import Foundation

/// The compiled lists of rules about the content of pages, which are stored in the app's container.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkcontentruleliststore>.
@preconcurrency @MainActor
open class WKContentRuleListStore: NSObject {
  private static let shared = WKContentRuleListStore()

  private override init() {}

  /// Returns the default store.
  open class func `default`() -> WKContentRuleListStore! { shared }

  /// Compiles and stores a list, and passes it to a closure.
  /// - Parameter encodedContentRuleList: The rules, as JSON.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!,
    completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
  ) {
    let source = encodedContentRuleList ?? ""
    perform("saveRules", identifier ?? "", ["source": source]) { error in
      if let error {
        let failure = WKError(
          .contentRuleListStoreCompileFailed, details: [NSHelpAnchorErrorKey: error], numbers: [:])
        return completionHandler(nil, failure)
      }
      completionHandler(WKContentRuleList(identifier ?? ""), nil)
    }
  }

  /// Compiles and stores a list.
  /// - Throws: `WKError.contentRuleListStoreCompileFailed`.
  open func compileContentRuleList(
    forIdentifier identifier: String!, encodedContentRuleList: String!
  ) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      compileContentRuleList(
        forIdentifier: identifier, encodedContentRuleList: encodedContentRuleList
      ) { list, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: list)
        }
      }
    }
  }

  /// Passes a stored list to a closure.
  open func lookUpContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping @MainActor @Sendable (WKContentRuleList?, (any Error)?) -> Void
  ) {
    perform("loadRules", identifier ?? "") { error in
      let isFound = error == nil
      completionHandler(
        isFound ? WKContentRuleList(identifier ?? "") : nil,
        isFound ? nil : WKError(.contentRuleListStoreLookUpFailed))
    }
  }

  /// Returns a stored list.
  /// - Throws: `WKError.contentRuleListStoreLookUpFailed`.
  open func contentRuleList(forIdentifier identifier: String!) async throws -> WKContentRuleList? {
    try await withCheckedThrowingContinuation { continuation in
      lookUpContentRuleList(forIdentifier: identifier) { list, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: list)
        }
      }
    }
  }

  /// Removes a list, and calls a closure.
  open func removeContentRuleList(
    forIdentifier identifier: String!,
    completionHandler: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) {
    perform("removeRules", identifier ?? "") { error in
      completionHandler(error == nil ? nil : WKError(.contentRuleListStoreRemoveFailed))
    }
  }

  /// Removes a list.
  /// - Throws: `WKError.contentRuleListStoreRemoveFailed`.
  open func removeContentRuleList(forIdentifier identifier: String!) async throws {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      removeContentRuleList(forIdentifier: identifier) { error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
  }

  /// Passes the names of the stored lists to a closure.
  open func getAvailableContentRuleListIdentifiers(
    _ completionHandler: @escaping @MainActor @Sendable ([String]?) -> Void
  ) {
    WebEngine.shared.request("listRules", view: 0) { event in
      let names = event?.text?.split(separator: "\n").map(String.init)
      completionHandler(names?.sorted())
    }
  }

  /// The names of the stored lists.
  open func availableIdentifiers() async -> [String]? {
    await withCheckedContinuation { continuation in
      getAvailableContentRuleListIdentifiers { continuation.resume(returning: $0) }
    }
  }

  /// Performs a command of the engine, and passes its error to a closure.
  private func perform(
    _ command: String, _ identifier: String, _ members: [String: Any] = [:],
    then finish: @escaping (String?) -> Void
  ) {
    var members = members
    members["name"] = identifier
    WebEngine.shared.request(command, view: 0, members) { event in
      finish(event == nil ? "The engine has ended." : event?.error)
    }
  }
}
