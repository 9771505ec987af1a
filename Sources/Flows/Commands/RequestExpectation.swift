import DeviceProtocol
import Foundation

/// The requests that a flow expects an app to have sent.
package struct RequestExpectation: Sendable {
  /// The URL.
  package var url: URLPattern
  /// The method in uppercase, or `nil` for all methods.
  package var method: String?
  /// A text that the body contains, or `nil` for any body.
  package var text: String?
  /// A JSON value that the body contains, or `nil` for any body.
  package var json: Data?
  /// The number of requests, or `nil` for at least one.
  package var count: Int?

  /// Returns whether a request is one of them.
  func matches(_ request: NetworkRequest) -> Bool {
    guard url.matches(request.url), method.map({ $0 == request.method }) ?? true else {
      return false
    }
    let body = request.body ?? Data()
    if let text, !String(decoding: body, as: UTF8.self).contains(text) { return false }
    return json.map { Self.contains(Self.value(body), Self.value($0)) } ?? true
  }

  private static func value(_ data: Data) -> Any? {
    try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  }

  /// Returns whether a JSON value has all members of another one.
  private static func contains(_ value: Any?, _ part: Any?) -> Bool {
    switch (value, part) {
    case (let value as [String: Any], let part as [String: Any]):
      part.allSatisfy { contains(value[$0.key], $0.value) }
    case (let value as [Any], let part as [Any]):
      value.count == part.count && zip(value, part).allSatisfy { contains($0, $1) }
    case (let value as NSObject, let part as NSObject): value == part
    case (let value as String, let part as String): value == part
    default: false
    }
  }
}

extension RequestExpectation: CustomStringConvertible {
  /// The method, the URL, and what the body contains.
  package var description: String {
    let body = text ?? json.map { String(decoding: $0, as: UTF8.self) }
    return (method.map { $0 + " " } ?? "") + url.description + (body.map { " with \($0)" } ?? "")
  }
}
