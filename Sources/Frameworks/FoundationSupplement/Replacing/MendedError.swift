import Foundation

/// The printed form of `NSError` on Apple's systems.
final class MendedError: Unchanged.Error, @unchecked Sendable {
  override var description: String { Self.text(of: self, depth: 0) }

  /// Underlying errors further inside aren't shown.
  private static let greatestDepth = 3

  private static func text(of error: NSError, depth: Int) -> String {
    let (title, detail) = titles(of: error)
    let heading =
      "Error Domain=\(error.domain) Code=\(error.code) \"\(title ?? "(null)")\"\(detail)"
    guard !error.userInfo.isEmpty else { return heading }
    guard depth < greatestDepth else { return heading + " UserInfo=(not displayed)" }
    let values = error.userInfo.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(text(of: $0.value, depth: depth + 1))" }
    return "\(heading) UserInfo={\(values.joined(separator: ", "))}"
  }

  /// Returns the text in quotation marks, and that in parentheses behind it.
  private static func titles(of error: NSError) -> (title: String?, detail: String) {
    let info = error.userInfo
    let known =
      info[NSLocalizedDescriptionKey] as? String ?? knownText(of: error)
      ?? info[NSLocalizedFailureReasonErrorKey] as? String
    let detail = info[NSDebugDescriptionErrorKey] as? String
    guard let text = info["NSDescription"] as? String else { return (detail ?? known, "") }
    guard let detail, !detail.isEmpty, detail != text else { return (text, "") }
    return (text, " (\(detail))")
  }

  /// Returns the text that the system has for an error.
  private static func knownText(of error: NSError) -> String? {
    switch error.domain {
    case NSCocoaErrorDomain: FileErrorText(error).text
    case NSPOSIXErrorDomain: error.localizedFailureReason
    default: nil
    }
  }

  private static func text(of value: Any, depth: Int) -> String {
    switch value {
    case let error as NSError:
      let address = String(UInt(bitPattern: ObjectIdentifier(error)), radix: 16)
      return "0x\(address) {\(text(of: error, depth: depth))}"
    case let values as [Any]: return (values as NSArray).description
    case let values as [AnyHashable: Any]: return (values as NSDictionary).description
    default: return "\(value)"
    }
  }

  static func takeOver() {
    MethodTable.adopt(MendedError.self, besides: Unchanged.Error.self, in: NSError.self)
  }
}
