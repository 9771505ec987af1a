import Testing

/// Apple's C library in apps.
struct DarwinImportTests {
  /// On iOS, Foundation exports Darwin.
  @Test(arguments: ["Darwin", "Darwin.C", "Foundation", "UIKit"])
  func namesOfAppleSystemsAreFound(module: String) async throws {
    let lines = try await AppFixture.run(
      "print(Measurements.memory() > 0, Measurements.ticks() > 0, Measurements.sine())",
      with: [
        "Measurements.swift": """
        import \(module)
        enum Measurements {
          static func memory() -> UInt64 {
            var info = mach_task_basic_info()
            var count = mach_msg_type_number_t(MemoryLayout<mach_task_basic_info>.size) / 4
            let result: kern_return_t = withUnsafeMutablePointer(to: &info) {
              $0.withMemoryRebound(to: integer_t.self, capacity: 1) {
                task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
              }
            }
            return result == KERN_SUCCESS ? info.resident_size : 0
          }
          static func ticks() -> UInt64 {
            var base = mach_timebase_info()
            mach_timebase_info(&base)
            return mach_absolute_time() * UInt64(base.numer) / UInt64(base.denom)
          }
          static func sine() -> Double { Darwin.sin(0) }
        }
        """
      ])
    #expect(lines == ["true true 0.0"])
  }
}
