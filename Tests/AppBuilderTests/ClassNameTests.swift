import Testing

/// The Objective-C names of classes.
struct ClassNameTests {
  @Test func classesHaveTheNamesOfObjectiveC() async throws {
    let lines = try await AppFixture.run(
      """
        print(NSStringFromClass(UILabel.self), NSStringFromClass(Form.self))
        print(NSStringFromClass(Form.Inner.self), NSStringFromClass(Named.self))
        print(NSStringFromClass(CALayer.self), NSStringFromClass(NSMutableArray.self))
        print(NSClassFromString("UILabel") == UILabel.self, NSClassFromString("UIKit.UILabel") == nil)
        print(NSClassFromString("Fixture.Form") == Form.self, NSClassFromString("Given") == Named.self)
        print(NSClassFromString(NSStringFromClass(Form.Inner.self)) == Form.Inner.self)
        print(NSClassFromString("Fixture.Missing") == nil, NSClassFromString("Missing") == nil)
        local()
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView { class Inner: NSObject {} }
        @objc(Given) class Named: NSObject {}
        func local() {
          class Local: NSObject {}
          print(NSStringFromClass(Local.self))
        }
        """
      ])
    #expect(
      lines == [
        "UILabel Fixture.Form", "_TtCC7Fixture4Form5Inner Given", "CALayer NSMutableArray",
        "true true", "true true", "true", "true true", "Fixture.Local",
      ])
  }

  @Test func everyClassDescribesItself() async throws {
    let lines = try await AppFixture.run(
      """
        print(Cell.description(), UIView.description(), Cell.self.description())
        Cell(style: .default, reuseIdentifier: nil).tell()
        print(Own.description(), Cell.id)
      """,
      with: [
        "Cell.swift": """
        import UIKit
        class Cell: UITableViewCell {
          static let id = Cell.description()
          func tell() { print(type(of: self).description(), Self.description()) }
        }
        struct Own { static func description() -> String { "own" } }
        """
      ])
    #expect(
      lines == [
        "Fixture.Cell UIView Fixture.Cell", "Fixture.Cell Fixture.Cell", "own Fixture.Cell",
      ])
  }

  @Test func aStoryboardMayNameAClassAsObjectiveCDoes() async throws {
    let fixture = try ProjectFixture([
      "main.swift": "import UIKit\n@objc(MainVC) class Form: UIViewController {}\n",
      "Main.storyboard": """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="MainVC" sceneMemberID="viewController"/>
        </objects></scene></scenes>
      </document>
      """,
    ])
    let warnings = try await fixture.build().warnings
    #expect(warnings.isEmpty, "\(warnings)")
  }
}
