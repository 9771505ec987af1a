import Testing

/// Members of objects of any class, which Objective-C finds at run time.
struct FoundMemberTests {
  @Test func propertiesAreThoseOfWhicheverClassTheObjectIsOf() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero)
        let button = UIButton(type: .system)
        button.tag = 1
        button.isSelected = true
        button.setTitle("Go", for: .normal)
        let item = UIBarButtonItem(title: "Bar", style: .plain, target: nil, action: nil)
        item.tag = 2
        form.tell(button)
        form.tell(item)
        let label = UILabel(frame: .zero)
        label.text = "label"
        let field = UITextField(frame: .zero)
        field.text = "field"
        form.read(label)
        form.read(field)
        form.ask(nil)
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {
          @IBAction func tell(_ sender: AnyObject) {
            if sender.tag == 1 { print("one", sender.isSelected, sender.titleLabel??.text ?? "none") }
            switch sender.tag {
            case 2: print("two", (sender as AnyObject).isEnabled)
            default: break
            }
            let tag: Int = sender.tag
            if let found = sender.tag { print(found == tag) }
          }
          func read(_ sender: Any) {
            print((sender as AnyObject).text ?? "none", (sender as AnyObject).frame)
          }
          func ask(_ sender: AnyObject?) { print(sender?.tag as Any) }
        }
        """
      ])
    #expect(
      lines == [
        "one Optional(true) Go", "true", "two Optional(true)", "true",
        "Optional(\"label\") Optional((0.0, 0.0, 0.0, 0.0))",
        "Optional(\"field\") Optional((0.0, 0.0, 0.0, 0.0))", "nil",
      ])
  }

  @Test func methodsAreThoseOfTheClassThatHasOneWithTheLabels() async throws {
    let lines = try await AppFixture.run(
      """
        let form = Form(frame: .zero)
        let button = UIButton(type: .custom)
        let segments = UISegmentedControl(items: ["a"])
        form.change(button, segments)
        print(button.title(for: .normal) ?? "none", segments.titleForSegment(at: 0) ?? "none")
        print(button.isFirstResponder)
      """,
      with: [
        "Form.swift": """
        import UIKit
        class Form: UIView {
          func change(_ one: AnyObject, _ other: AnyObject) {
            one.setTitle("title", for: .normal)
            other.setTitle("segment", forSegmentAt: 0)
            other.setTitle?("changed", forSegmentAt: 0)
            one.setTitle?("again", forSegmentAt: 0)
            print(one.isKind(of: UIButton.self), other.isKind(of: UIButton.self))
            print(one.responds(to: #selector(go)), (self as AnyObject).responds(to: #selector(go)))
            (self as AnyObject).go()
          }
          @objc func go() { print("go") }
        }
        """
      ])
    #expect(lines == ["true false", "false true", "go", "title changed", "false"])
  }
}
