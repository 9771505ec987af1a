import Foundation
import Testing

@testable import WebKit

/// The errors that apps receive instead of the engine's.
struct NavigationErrorTests {
  @Test func aPageWithoutANetworkHasThisError() {
    let url = URL(string: "https://example.org/page")
    let error = NavigationError.offline(url)
    #expect(error.domain == NSURLErrorDomain && error.code == -1009)
  }

  @Test(arguments: [
    ("g-io-error-quark", 39, -1004), ("g-resolver-error-quark", 0, -1003),
    ("g-io-error-quark", 24, -1001), ("g-tls-error-quark", 2, -1202),
    ("WebKitNetworkError", 302, -999), ("WebKitNetworkError", 301, -1002),
    ("WebKitNetworkError", 303, -1100),
  ])
  func theEnginesErrorsHaveIOSsCodes(_ domain: String, _ engineCode: Int, _ code: Int) throws {
    let json = """
      {"is": "fail", "view": 1, "url": "https://example.org/", "domain": "\(domain)",
      "code": \(engineCode), "text": "Nonsense"}
      """
    let error = NavigationError.error(of: try EngineLimits.event(from: Data(json.utf8)))
    #expect(error.domain == NSURLErrorDomain && error.code == code)
    #expect(
      error.userInfo[NSURLErrorFailingURLErrorKey] as? URL == URL(string: "https://example.org/"))
  }

  @Test func onlyPagesOfServersNeedANetwork() {
    #expect(PageAddress.needsNetwork(URL(string: "HTTPS://example.org")))
    #expect(!PageAddress.needsNetwork(URL(fileURLWithPath: "/page.html")))
    #expect(!PageAddress.needsNetwork(URL(string: "about:blank")))
    #expect(!PageAddress.needsNetwork(nil))
  }

  @Test func errorsOfScriptsHaveApplesCodes() {
    let error = WKError(.javaScriptResultTypeIsUnsupported) as NSError
    #expect(error.domain == "WKErrorDomain" && error.code == 5)
    #expect((WKError(.javaScriptExceptionOccurred) as NSError).code == 4)
  }
}
