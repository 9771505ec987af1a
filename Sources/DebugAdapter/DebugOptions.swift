import AppBuilder
import Foundation

/// The parts of Quince that the debug adapter uses.
package struct DebugOptions: Sendable {
  /// The path of the command `quince`.
  package var program: String
  /// The toolchain's debugger.
  package var debugger: Debugger
  /// Returns the folder with the data of the device with a name, or of the one without.
  package var storage: @Sendable (_ deviceName: String?) throws -> URL

  /// Creates the options.
  package init(
    program: String, debugger: Debugger,
    storage: @escaping @Sendable (_ deviceName: String?) throws -> URL
  ) {
    self.program = program
    self.debugger = debugger
    self.storage = storage
  }
}
