import UIKit

/// A generic view and a subclass.
///
/// Timers and controls find their methods by name.
class Box<Content>: UIView {
  var content: Content?
  private(set) var story: [String] = []

  @objc func open(_ sender: Any?) { story.append("open") }

  func tell(_ word: String) { story.append(word) }
}

class LockedBox<Content>: Box<Content> {
  @objc func lock(_ sender: Any?) { tell("lock") }
}

final class Chest: LockedBox<Int> {
  @objc func bury() { tell("bury") }
}

func genericClasses() -> String {
  let chest = Chest()
  let button = UIButton()
  button.addTarget(chest, action: #selector(Chest.open(_:)), for: .touchUpInside)
  button.addTarget(chest, action: #selector(Chest.lock(_:)), for: .touchUpInside)
  button.addTarget(chest, action: #selector(Chest.bury), for: .touchUpInside)
  button.sendActions(for: .touchUpInside)
  return chest.story.joined(separator: " ")
}
