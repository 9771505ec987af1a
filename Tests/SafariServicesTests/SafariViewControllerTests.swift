import Foundation
import Testing
import UIKit

@testable import SafariServices

/// Safari view controllers before their page is shown.
@MainActor
struct SafariViewControllerTests {
  @Test func theAppChoosesTheBars() throws {
    let url = try #require(URL(string: "https://example.org"))
    let controller = SFSafariViewController(url: url)
    #expect(controller.dismissButtonStyle == .done)
    controller.preferredControlTintColor = .systemRed
    controller.dismissButtonStyle = .close
    #expect(controller.preferredControlTintColor == .systemRed)
    #expect(controller.dismissButtonStyle == .close)
  }

  @Test func aCopiedConfigurationIsEqual() {
    let configuration = SFSafariViewController.Configuration()
    #expect(configuration.copy() is SFSafariViewController.Configuration)
  }
}
