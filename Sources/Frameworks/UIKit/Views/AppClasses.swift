/// The classes that apps declare.
@MainActor
enum AppClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func contains(_ type: AnyClass) -> Bool {
    let id = ObjectIdentifier(type)
    if let isKnown = known[id] { return isKnown }
    let isOfApp = !ClassNames.isOfFramework(type)
    known[id] = isOfApp
    return isOfApp
  }
}
