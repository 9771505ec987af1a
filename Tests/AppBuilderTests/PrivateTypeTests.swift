import Foundation
import Testing

@testable import AppBuilder
@testable import BuildWork

/// Types that only the type around them can see, and types with the names of members.
struct PrivateTypeTests {
  @Test func privateTypesUseEachOther() async throws {
    let lines = try await AppFixture.run(
      """
        print(Request().text)
        Request.tap()
      """,
      with: [
        "Request.swift": """
        import UIKit
        struct Request {
          private var ref: Container
          init() { ref = Container(kind: .a) }
          var text: String { "\\(ref.copy().kind) \\(Deep.Part(mark: "x").text)" }
          private final class Container {
            var kind: Kind
            init(kind: Kind) { self.kind = kind }
            func copy() -> Container { Container(kind: kind) }
          }
          private enum Kind { case a, b }
          private struct Deep {
            private enum Mark { case x }
            fileprivate class Part: NSObject {
              private let mark: Mark
              init(mark: Letter) { self.mark = .x }
              var text: String { "\\(mark)" }
            }
          }
          private typealias Letter = Character
          @MainActor static func tap() {
            _ = try? ObjCRuntime.perform(#selector(Target.go), on: Target(), with: [])
          }
        }
        extension Request {
          private class Target: NSObject {
            private var kind: Kind { .b }
            @objc func go() { print("went", kind) }
          }
        }
        """
      ])
    #expect(lines == ["a x", "went b"])
  }

  @Test func aClassIsInAPrivateType() async throws {
    let lines = try await AppFixture.run(
      "Form.show()",
      with: [
        "Form.swift": """
        import UIKit
        final class Form: UIView {
          @MainActor static func show() {
            _ = try? ObjCRuntime.perform(#selector(Parts.Row.go), on: Parts.Row(), with: [])
          }
          private enum Parts {
            struct Place { let number = 7 }
            class Row: NSObject {
              var place: Place? = Place()
              @objc func go() { print("row", place?.number ?? 0) }
            }
          }
        }
        """
      ])
    #expect(lines == ["row 7"])
  }

  @Test func membersHaveTheNamesOfTheirTypes() async throws {
    let lines = try await AppFixture.run(
      """
        let picker = colorPickerViewController()
        set("colorView", picker, UIView())
        perform("colorPickerViewController", picker)
        print(picker.colorView != nil)
        perform("Label", Label())
        perform("UIWindow", UIWindow())
      """,
      with: [
        "Picker.swift": """
        import UIKit
        class colorPickerViewController: UIViewController, UIColorPickerViewControllerDelegate {
          @IBOutlet weak var colorView: UIView!
          @IBAction func colorPickerViewController() {
            let new = UIView()
            view.addSubview(new)
            colorView = new
          }
          func colorPickerViewController(
            _ viewController: UIColorPickerViewController, didSelect color: UIColor,
            continuously: Bool
          ) { view.backgroundColor = color }
        }
        class Label: UILabel { @objc func Label() { print("label") } }
        extension UIWindow { @objc func UIWindow() { print("window") } }
        """
      ])
    #expect(lines == ["true", "label", "window"])
  }
}
