import Foundation

/// A chain of steps from an app to elements in it.
@MainActor
struct ElementChain {
  /// The app's bundle identifier, or `nil` for the app under test.
  let app: String?
  private(set) var steps: [ElementStep] = []

  /// Creates the chain for the app itself.
  init(app: String?) {
    self.app = app
  }

  /// Returns the chain with a step added.
  func then(_ step: ElementStep) -> ElementChain {
    var chain = self
    chain.steps.append(step)
    return chain
  }

  /// Returns the chain for the first match, even if there are several.
  func thenFirst() -> ElementChain {
    var chain = self
    if case .unique? = steps.last?.role { chain.steps.removeLast() }
    return chain.steps.isEmpty ? chain : chain.then(.first)
  }

  /// Returns the elements found on the app's screen.
  /// - Throws: `AutomationError` if the app isn't running, or if an element that must be unique
  ///   isn't.
  func found() throws -> [CapturedElement] {
    var found = [try SeenApps.look(at: app)]
    for (index, step) in steps.enumerated() {
      if index > 0, case .unique = steps[index - 1].role, found.count > 1 {
        throw severalFound(found, before: index)
      }
      found = step(found)
    }
    return found
  }

  /// Returns the only match.
  /// - Throws: `AutomationError` if there's no match or more than one.
  func only() throws -> CapturedElement {
    let found = try found()
    if found.count > 1 { throw severalFound(found, before: steps.count) }
    guard let element = found.first else { throw noneFound() }
    return element
  }

  /// A description of the element, such as `"OK" Button`.
  var name: String {
    var type = "Element"
    var key: String?
    var suffix = ""
    for step in steps {
      switch step.role {
      case .type(let own): (type, key, suffix) = (own.name, nil, "")
      case .key(let own): (key, suffix) = (own, "")
      case .index(let index): suffix = " (Element at index \(index))"
      case .first: suffix = " (First Match)"
      case .filter, .unique: break
      }
    }
    if steps.isEmpty { return applicationName }
    return (key.map { "\"\($0)\" " } ?? "") + type + suffix
  }

  /// A description of the chain, with the matches of each step.
  var description: String {
    var found = (try? SeenApps.look(at: app)).map { [$0] } ?? []
    var lines = ["Query chain:", " →Find: \(applicationName)"] + Self.output(found, "  ")
    var indentation = "  "
    for step in steps {
      if case .unique = step.role { continue }
      found = step(found)
      lines.append("\(indentation)↪︎Find: \(step.description)")
      indentation += "  "
      lines += Self.output(found, indentation)
    }
    return lines.joined(separator: "\n")
  }

  private var applicationName: String { "Target Application" + (app.map { " '\($0)'" } ?? "") }

  private static func output(_ found: [CapturedElement], _ indentation: String) -> [String] {
    ["\(indentation)Output: {"] + found.map { "\(indentation)  \($0.line)" } + ["\(indentation)}"]
  }

  private func severalFound(_ found: [CapturedElement], before index: Int) -> AutomationError {
    let step = steps[..<index].last { if case .unique = $0.role { false } else { true } }
    let lines = found.prefix(20).map { "    \($0.shortLine)" }
    return AutomationError(
      "Multiple matching elements found for \(step?.description ?? applicationName).\n"
        + "Sparse tree of matches:\n" + lines.joined(separator: "\n"))
  }

  /// Returns an error about the first step without a match, and the elements that it searched.
  private func noneFound() -> AutomationError {
    var found = (try? SeenApps.look(at: app)).map { [$0] } ?? []
    for step in steps {
      let next = step(found)
      if next.isEmpty {
        let lines = found.prefix(50).map { "    \($0.shortLine)" }
        return AutomationError(
          "No matches found for \(step.description) from input {(\n"
            + lines.joined(separator: ",\n") + "\n)}")
      }
      found = next
    }
    return AutomationError("No matches found for \(name)")
  }
}
