import AppRuntime

/// The message about constraints that can't be satisfied together.
@MainActor
struct ConflictReport {
  enum Party {
    case constraint(NSLayoutConstraint)
    case fixed(AnyObject?)
    case content(UIView?, isVertical: Bool)

    @MainActor var text: String {
      switch self {
      case .constraint(let constraint):
        return ConstraintDescription.text(of: constraint)
      case .fixed(let object):
        let name = ConstraintDescription.name(of: object)
        guard let view = object as? UIView else { return "\(name) is where the system puts it" }
        let frame = view.frame
        let place = [frame.minX, frame.minY, frame.width, frame.height]
          .map(ConstraintDescription.number).joined(separator: ", ")
        if view.superview == nil { return "\(name) is as large as its content may be" }
        return "\(name) keeps its frame (\(place)), because its "
          + "translatesAutoresizingMaskIntoConstraints is true"
      case .content(let view, let isVertical):
        let name = ConstraintDescription.name(of: view)
        return "\(name) is as \(isVertical ? "high" : "wide") as its content"
      }
    }
  }

  let parties: [Party]
  let broken: Party?

  var message: String {
    var lines = ["These constraints can't be satisfied together:"]
    lines += parties.map { "  - \($0.text)" }
    if let broken { lines.append("This one is broken: \(broken.text)") }
    lines.append("Remove or change one of them, or give one a priority below 1000.")
    return lines.joined(separator: "\n")
  }

  func send() {
    report(.warning, message)
  }
}
