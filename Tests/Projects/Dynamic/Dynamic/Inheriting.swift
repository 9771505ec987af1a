import UIKit

private class Helper: NSObject {
  @objc func name() -> String { "second" }
}

@MainActor func nameOfOtherHelper() -> String { Helper().name() }

extension UIView {
  @objc func kind() -> String { "view" }
  @objc var priority: Int { 1 }
}

extension UIControl {
  override func kind() -> String { "control of a " + super.kind() }
}

extension UIButton {
  override var priority: Int { super.priority + 1 }
}

class Dial: UISlider {
  override func kind() -> String { "dial: " + super.kind() }
}

/// Declarations in an extension are overridden by extensions and classes, and available with
/// `super`.
@MainActor func overridesInExtensions() -> String {
  let views: [UIView] = [UIView(), UISwitch(), Dial(), UIButton()]
  return views.map { $0.kind() }.joined(separator: ", ") + views.map { "\($0.priority)" }.joined()
}

class Badge: UIView {
  let size: Int

  init(size: Int) {
    self.size = size
    super.init(frame: .zero)
  }

  override convenience init(frame: CGRect) {
    self.init(size: Int(frame.width))
  }

  required convenience init?(coder: NSCoder) {
    self.init(size: 1)
  }
}

private func make<View: UIView>() -> View { View() }
private func make<View: UIView>(_ type: View.Type, width: CGFloat) -> View {
  type.init(frame: CGRect(x: 0, y: 0, width: width, height: 1))
}

/// Creates objects of classes that are known only at run time.
@MainActor func objectsOfMetatypes() -> String {
  let label: UILabel = make()
  let badge = make(Badge.self, width: 7)
  let named = (NSClassFromString("Dynamic.Account") as? NSObject.Type)?.init()
  return "\(type(of: label)) \(badge.size) \(named is Account) \(NSStringFromClass(Account.self))"
}

/// A member of `AnyObject` refers to the actual class of the object, and might not exist.
@MainActor func membersOfAnyObject(_ sender: AnyObject) -> String {
  let objects: [AnyObject] = [sender]
  return "\(sender.numberOfLines ?? 0) \(objects.first?.numberOfLines == 1)"
}
