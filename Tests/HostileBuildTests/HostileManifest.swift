/// A package manifest that attempts an attack, and prints the result.
enum HostileManifest {
  /// Returns a manifest that does something before it describes an empty package.
  static func valid(_ name: String, doing statements: String = "") -> String {
    """
    // swift-tools-version:5.9
    import Foundation
    import PackageDescription
    \(statements)
    let package = Package(
      name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
      targets: [.target(name: "\(name)")])
    """
  }

  /// Returns a manifest that attempts some things, and ends without describing a package.
  ///
  /// - Parameter attempts: Calls of `attempt(_:_:)`, whose closures return whether harm was done.
  static func trying(_ attempts: String) -> String {
    """
    // swift-tools-version:5.9
    import Foundation
    import PackageDescription
    var breaches: [String] = []
    func attempt(_ name: String, _ isHarmed: () -> Bool) { if isHarmed() { breaches.append(name) } }
    func canOpen(_ path: String, _ flags: Int32) -> Bool {
      let file = open(path, flags | O_CLOEXEC | O_NONBLOCK)
      if file >= 0 { close(file) }
      return file >= 0
    }
    func canRead(_ path: String) -> Bool { canOpen(path, O_RDONLY) }
    func canWrite(_ path: String) -> Bool { canOpen(path, O_WRONLY) }
    func canCreate(in folder: String) -> Bool {
      let path = folder + "/planted"
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      if file >= 0 { close(file) }
      return file >= 0
    }
    \(attempts)
    print(breaches.isEmpty ? "\(HostileBuild.containedSign)" : "\(HostileBuild.breachSign) \\(breaches)")
    exit(1)
    """
  }
}
