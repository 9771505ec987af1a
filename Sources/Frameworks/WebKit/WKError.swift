import Foundation

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

/// An error of WebKit.
///
/// Follows <https://developer.apple.com/documentation/webkit/wkerror>.
public struct WKError: CustomNSError, Equatable, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// An unknown error.
    case unknown = 1
    /// The process that shows the page has ended.
    case webContentProcessTerminated = 2
    /// The web view was released.
    case webViewInvalidated = 3
    /// A script threw an exception.
    case javaScriptExceptionOccurred = 4
    /// The result of a script can't be returned.
    case javaScriptResultTypeIsUnsupported = 5
    /// A list of content rules can't be compiled.
    case contentRuleListStoreCompileFailed = 6
    /// A list of content rules doesn't exist.
    case contentRuleListStoreLookUpFailed = 7
    /// A list of content rules can't be removed.
    case contentRuleListStoreRemoveFailed = 8
    /// A frame doesn't exist.
    case javaScriptInvalidFrameTarget = 12
  }

  /// The code.
  public let code: Code
  private let details: [String: String]
  private let numbers: [String: Int]

  /// Creates an error with a code.
  public init(_ code: Code) {
    self.init(code, details: [:], numbers: [:])
  }

  init(_ code: Code, details: [String: String], numbers: [String: Int]) {
    self.code = code
    self.details = details
    self.numbers = numbers
  }

  /// The domain of WebKit's errors.
  public static var errorDomain: String { WKErrorDomain }

  /// The number of the code.
  public var errorCode: Int { code.rawValue }

  /// The description of the error, and the exception's message and place.
  public var errorUserInfo: [String: Any] {
    var info: [String: Any] = [NSLocalizedDescriptionKey: localizedDescription]
    info.merge(details) { $1 }
    info.merge(numbers) { $1 }
    return info
  }

  /// A description of the error.
  public var localizedDescription: String {
    switch code {
    case .javaScriptExceptionOccurred: "A JavaScript exception occurred"
    case .javaScriptResultTypeIsUnsupported:
      "JavaScript execution returned a result of an unsupported type"
    case .webContentProcessTerminated: "The Web Content process was terminated"
    case .webViewInvalidated: "The WKWebView was invalidated"
    case .javaScriptInvalidFrameTarget:
      "JavaScript execution targeted an invalid frame"
    case .contentRuleListStoreCompileFailed: "Rule list compilation failed"
    case .contentRuleListStoreLookUpFailed: "Rule list lookup failed"
    case .contentRuleListStoreRemoveFailed: "Rule list removal failed"
    case .unknown: "An unknown error occurred"
    }
  }
}

extension WKError {
  /// An unknown error.
  public static var unknown: Code { .unknown }
  /// The process that shows the page has ended.
  public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
  /// A script threw an exception.
  public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
  /// The result of a script can't be returned.
  public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }

  /// Reads the engine's error for a script.
  init(script message: String) {
    guard !message.isEmpty else {
      self.init(.javaScriptResultTypeIsUnsupported)
      return
    }
    guard let match = message.wholeMatch(of: /(?s)(.*?):(\d+):(\d+): (.*)/) else {
      self.init(
        .javaScriptExceptionOccurred, details: ["WKJavaScriptExceptionMessage": message],
        numbers: [:])
      return
    }
    self.init(
      .javaScriptExceptionOccurred,
      details: [
        "WKJavaScriptExceptionMessage": String(match.4),
        "WKJavaScriptExceptionSourceURL": String(match.1),
      ],
      numbers: [
        "WKJavaScriptExceptionLineNumber": Int(match.2) ?? 0,
        "WKJavaScriptExceptionColumnNumber": Int(match.3) ?? 0,
      ])
  }
}
