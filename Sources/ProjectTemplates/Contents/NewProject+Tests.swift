extension NewProject {
  /// The files of the folders for tests.
  var testFiles: [TemplateFile] {
    let (unit, interface) = ("\(name.text)Tests", "\(name.text)UITests")
    return [
      TemplateFile("\(unit)/\(unit).swift", unitTests),
      TemplateFile("\(interface)/\(interface).swift", interfaceTests),
    ]
  }

  private var unitTests: String {
    """
    import Testing
    @testable import \(name.module)

    @MainActor
    struct \(name.module)Tests {

        @Test func theScreenLoadsItsView() {
            let controller = ViewController()
            controller.loadViewIfNeeded()
            #expect(controller.isViewLoaded)
        }
    }

    """
  }

  private var interfaceTests: String {
    """
    import XCTest

    final class \(name.module)UITests: XCTestCase {

        override func setUpWithError() throws {
            continueAfterFailure = false
        }

        @MainActor
        func testLaunch() {
            let app = XCUIApplication()
            app.launch()
            XCTAssertEqual(app.state, .runningForeground)
        }
    }

    """
  }
}
