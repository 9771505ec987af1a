import UIKit

/// Running scripts.
extension WKWebView {
  private typealias Completion = @MainActor @Sendable (Any?, (any Error)?) -> Void

  /// Runs a script in the page's world, and passes its result to a closure: `nil` for `undefined`.
  public func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    run("run", javaScriptString, in: .page) { completionHandler?($0, $1) }
  }

  /// Runs a script in the page's world, and returns its result: `nil` for `undefined`.
  /// - Throws: `WKError`.
  @discardableResult
  public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    try await result { evaluateJavaScript(javaScriptString, completionHandler: $0) }
  }

  /// Runs a script in a world, and passes its result to a closure.
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    run("run", javaScript, in: contentWorld) { completionHandler?(Self.result($0, $1)) }
  }

  /// Runs a script in a world, and returns its result.
  /// - Throws: `WKError`.
  @discardableResult
  public func evaluateJavaScript(
    _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await result { run("run", javaScript, in: contentWorld, then: $0) }
  }

  /// Runs the body of an asynchronous function, and passes its result to a closure.
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) {
    call(functionBody, arguments, in: contentWorld) { completionHandler?(Self.result($0, $1)) }
  }

  /// Runs the body of an asynchronous function, and returns its result.
  /// - Throws: `WKError`.
  @discardableResult
  public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    contentWorld: WKContentWorld
  ) async throws -> Any? {
    try await result { call(functionBody, arguments, in: contentWorld, then: $0) }
  }

  private static func result(_ value: Any?, _ error: (any Error)?) -> Result<Any, any Error> {
    if let error { return .failure(error) }
    return .success(value ?? NSNull())
  }

  private func result(_ start: (@escaping Completion) -> Void) async throws -> Any? {
    nonisolated(unsafe) var found: Any?
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      start { value, error in
        found = value
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
      }
    }
    return found
  }

  private func call(
    _ body: String, _ arguments: [String: Any], in world: WKContentWorld,
    then finish: @escaping Completion
  ) {
    var values: [String] = []
    for (name, value) in arguments.sorted(by: { $0.key < $1.key }) {
      guard name.wholeMatch(of: /[A-Za-z_$][A-Za-z0-9_$]*/) != nil,
        let text = PageValue.expression(of: value)
      else { return finish(nil, WKError(.unknown)) }
      values.append("const \(name) = \(text);")
    }
    // The first line keeps its number in exceptions.
    run("call", values.joined() + body, in: world, then: finish)
  }

  private func run(
    _ command: String, _ source: String, in world: WKContentWorld,
    then finish: @escaping Completion
  ) {
    var members: [String: Any] = ["source": source]
    members["world"] = world.engineName
    page.request(command, members) { [weak self] event in
      guard let event else { return finish(nil, WKError(.webContentProcessTerminated)) }
      if let error = event.error {
        finish(nil, WKError(script: error))
      } else {
        finish(event.value?.object, nil)
      }
      // The script can have changed the page.
      self?.page.synchronize()
    }
  }
}
