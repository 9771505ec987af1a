import XCTest

@testable import Toolkit

@MainActor final class RatingViewTests: XCTestCase {
  func testANibOfTheFrameworkIsLoaded() {
    let view = RatingView.make(Rating(stars: 3))
    XCTAssertEqual(view.label.text, "3 of 5 stars")
  }

  func testConstraintsHold() {
    let view = RatingView.make(Rating(stars: 3))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 60)
    view.layoutIfNeeded()
    XCTAssertEqual(view.icon.frame, CGRect(x: 8, y: 18, width: 24, height: 24))
    XCTAssertEqual(view.label.frame.maxX, 292)
  }

  func testCatalogsOfTheFrameworkAreFound() throws {
    let image = try XCTUnwrap(UIImage(named: "Star", in: .toolkit, with: nil))
    XCTAssertEqual(image.size, CGSize(width: 24, height: 24))
    XCTAssertNotNil(UIColor(named: "Sky", in: .toolkit, compatibleWith: nil))
  }

  func testAPictureIsTaken() throws {
    let view = RatingView.make(Rating(stars: 3))
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    let picture = try picture(of: view)
    view.rating = Rating(stars: 4)
    XCTAssertNotEqual(try self.picture(of: view), picture)
    view.rating = Rating(stars: 3)
    XCTAssertEqual(try self.picture(of: view), picture)
    view.icon.image = nil
    XCTAssertNotEqual(try self.picture(of: view), picture)
  }

  func testAStoryboardOfTheFrameworkIsShown() {
    let controller = RatingViewController.make()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.stepper.value = 4
    controller.stepper.sendActions(for: .valueChanged)
    XCTAssertEqual(controller.words.text, "4 of 5 stars")
    XCTAssertEqual(controller.view.bounds.size, UIScreen.main.bounds.size)
  }

  private func picture(of view: UIView) throws -> Data {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    return try XCTUnwrap(image.pngData())
  }
}
