import AppRuntime
import Foundation

/// A resource that an app loads for a page.
///
/// The page receives it at the end, as a whole.
@MainActor
final class SchemeTask: WKURLSchemeTask {
  let request: URLRequest
  private weak var webView: WKWebView?
  private let number: Int
  private var response: URLResponse?
  private var data = Data()
  private var finishWork: (() -> Void)?
  private(set) var isStopped = false

  init(_ request: URLRequest, number: Int, on webView: WKWebView) {
    self.request = request
    self.number = number
    self.webView = webView
    finishWork = EngineWork.note()
  }

  func didReceive(_ response: URLResponse) {
    checkIsRunning()
    self.response = response
  }

  func didReceive(_ data: Data) {
    checkIsRunning()
    precondition(response != nil, "No response has been sent for this task")
    self.data += data
  }

  func didFinish() {
    checkIsRunning()
    precondition(response != nil, "No response has been sent for this task")
    var headers: [String: String] = [:]
    let http = response as? HTTPURLResponse
    for (name, value) in http?.allHeaderFields ?? [:] { headers["\(name)"] = "\(value)" }
    var members: [String: Any] = [
      "id": number, "base64": data.base64EncodedString(), "status": http?.statusCode ?? 0,
      "headers": headers,
    ]
    members["type"] = response?.mimeType
    end(members)
  }

  func didFailWithError(_ error: any Error) {
    checkIsRunning()
    let error = error as NSError
    webView?.schemeErrors[request.url?.absoluteString ?? ""] = error
    end(["id": number, "error": error.localizedDescription, "code": error.code])
  }

  /// Records that the page doesn't need the resource anymore.
  func stop() {
    isStopped = true
    finishWork?()
    finishWork = nil
  }

  private func end(_ members: [String: Any]) {
    webView?.page.perform("answer", members)
    webView?.schemeTasks[number] = nil
    stop()
  }

  private func checkIsRunning() {
    precondition(!isStopped, "This task has already been stopped")
  }
}

extension WKWebView {
  /// Asks the app for a resource.
  func startTask(_ event: EngineEvent) {
    let request = NavigationError.request(of: event)
    guard let number = event.id, let scheme = request.url?.scheme,
      let handler = configuration.urlSchemeHandler(forURLScheme: scheme)
    else { return }
    let task = SchemeTask(request, number: number, on: self)
    schemeTasks[number] = task
    handler.webView(self, start: task)
  }

  /// Stops the tasks of the last page.
  func stopTasks() {
    let tasks = schemeTasks.sorted { $0.key < $1.key }.map(\.value)
    schemeTasks = [:]
    schemeErrors = [:]
    for task in tasks {
      task.stop()
      guard let scheme = task.request.url?.scheme else { continue }
      configuration.urlSchemeHandler(forURLScheme: scheme)?.webView(self, stop: task)
    }
  }
}
