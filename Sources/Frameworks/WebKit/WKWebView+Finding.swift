import Stubs
import UIKit

/// Finding text.
extension WKWebView {
  /// Selects the next occurrence of a text in the page, and scrolls to it.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init(),
    completionHandler: @escaping @MainActor @Sendable (WKFindResult) -> Void
  ) {
    let arguments: [String: Any] = [
      "text": string, "caseSensitive": configuration.caseSensitive,
      "backwards": configuration.backwards, "wraps": configuration.wraps,
    ]
    callAsyncJavaScript(
      "return window.find(text, caseSensitive, backwards, wraps)", arguments: arguments,
      in: nil, in: .defaultClient
    ) { [weak self] result in
      let value = (try? result.get()) as? Bool
      completionHandler(WKFindResult(matchFound: value ?? false))
      self?.page.synchronize()
    }
  }

  /// Selects the next occurrence of a text in the page, and scrolls to it.
  public func find(
    _ string: String, configuration: WKFindConfiguration = .init()
  ) async throws -> WKFindResult {
    await withCheckedContinuation { continuation in
      find(string, configuration: configuration) { continuation.resume(returning: $0) }
    }
  }

  /// The interaction for finding text, if it's enabled.
  public var findInteraction: UIFindInteraction? { finder?.interaction }

  /// Whether users can find text in the page.
  public var isFindInteractionEnabled: Bool {
    get { finder != nil }
    set {
      guard newValue != isFindInteractionEnabled else { return }
      Stub.webFinding.report(if: newValue)
      if let findInteraction { removeInteraction(findInteraction) }
      finder = newValue ? WebFinder(of: self) : nil
      if let findInteraction { addInteraction(findInteraction) }
    }
  }
}
