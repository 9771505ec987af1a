import Testing

/// The state of the device's network in apps.
struct ConnectivityTests {
  /// Older code and libraries describe the argument of a callback in this way.
  @Test func aHostThatCanBeReachedIsWatched() async throws {
    let lines = try await AppFixture.run(
      """
        let watcher = Watcher("example.com")!
        watcher.start()
        watcher.stop()
      """,
      with: [
        "Watcher.swift": """
        import Foundation
        import SystemConfiguration
        final class Watcher {
          let target: SCNetworkReachability
          let queue = DispatchQueue(label: "watcher")
          init?(_ name: String) {
            guard let target = SCNetworkReachabilityCreateWithName(nil, name) else { return nil }
            self.target = target
          }
          func start() {
            var context = SCNetworkReachabilityContext(
              version: 0, info: Unmanaged.passUnretained(self).toOpaque(),
              retain: { (info: UnsafeRawPointer) -> UnsafeRawPointer in info },
              release: { (info: UnsafeRawPointer) -> Void in },
              copyDescription: { (info: UnsafeRawPointer) -> Unmanaged<CFString> in
                let watcher = Unmanaged<Watcher>.fromOpaque(info).takeUnretainedValue()
                let description = "\\(watcher.target)"
                return Unmanaged.passRetained(description as CFString)
              })
            let callback: SCNetworkReachabilityCallBack = { _, flags, info in
              guard let info else { return }
              let watcher = Unmanaged<Watcher>.fromOpaque(info).takeUnretainedValue()
              watcher.show(flags)
            }
            SCNetworkReachabilitySetCallback(target, callback, &context)
            SCNetworkReachabilitySetDispatchQueue(target, queue)
            var flags = SCNetworkReachabilityFlags()
            if SCNetworkReachabilityGetFlags(target, &flags) { show(flags) }
          }
          func show(_ flags: SCNetworkReachabilityFlags) {
            print(flags.contains(.reachable), flags.contains(.isWWAN))
          }
          func stop() {
            SCNetworkReachabilitySetCallback(target, nil, nil)
            SCNetworkReachabilitySetDispatchQueue(target, nil)
          }
        }
        """
      ])
    #expect(lines == ["true false"])
  }
}
