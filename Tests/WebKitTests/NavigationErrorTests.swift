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
