import Foundation

/// User-visible descriptions of errors, with the same wording as Apple's.
package enum ErrorText {
  /// Returns the error's `localizedDescription`.
  package static func description(of error: any Error) -> String {
    let error = error as NSError
    if let text = ownText(of: error) ?? connectionText(of: error) { return text }
    if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
    let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String
    if error.domain == NSCocoaErrorDomain, reason == nil, let text = FileErrorText(error).text {
      return text
    }
    return opening + (reason ?? self.reason(of: error))
  }

  private static let opening = "The operation couldn’t be completed. "

  /// Returns the description of an error whose class overrides it.
  private static func ownText(of error: NSError) -> String? {
    guard type(of: error) != NSError.self else { return nil }
    let plain = NSError(domain: error.domain, code: error.code, userInfo: error.userInfo)
    let text = error.localizedDescription
    if text == plain.localizedDescription { return nil }
    guard let reason = error.localizedFailureReason,
      text == "The operation could not be completed. " + reason
    else { return text }
    return opening + reason
  }

  private static func reason(of error: NSError) -> String {
    if error.domain == NSCocoaErrorDomain { return "(Cocoa error \(error.code).)" }
    let reason = error.domain == NSPOSIXErrorDomain ? error.localizedFailureReason : nil
    return reason ?? "(\(error.domain) error \(error.code).)"
  }

  // MARK: Connections

  private static let connectionTexts: [URLError.Code: String] = [
    .timedOut: "The request timed out.",
    .cannotFindHost: "A server with the specified hostname could not be found.",
    .cannotConnectToHost: "Could not connect to the server.",
    .networkConnectionLost: "The network connection was lost.",
    .notConnectedToInternet: "The Internet connection appears to be offline.",
    .cancelled: "cancelled",
    .badURL: "bad URL",
    .unsupportedURL: "unsupported URL",
    .httpTooManyRedirects: "too many HTTP redirects",
    .badServerResponse: "There was a bad response from the server.",
    .cannotDecodeRawData: "cannot decode raw data",
    .cannotParseResponse: "cannot parse response",
    .secureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made.",
  ]

  /// Returns the description of a network error.
  ///
  /// The error's own description is just the loader's message.
  private static func connectionText(of error: NSError) -> String? {
    guard error.domain == NSURLErrorDomain, error.userInfo[NSURLErrorFailingURLErrorKey] != nil
    else { return nil }
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    let text = error.userInfo[NSLocalizedDescriptionKey] as? String
    guard text == nil || text == cause?.localizedDescription else { return nil }
    return URLError.Code(rawValue: error.code).flatMap { connectionTexts[$0] }
  }
}
