import Testing

/// The state of the device's network in apps.
struct ConnectivityTests {
  /// Older code and libraries describe the argument of a callback in this way.
  @Test func aHostThatCanBeReachedIsWatched() async throws {
    let lines = try await AppFixture.run(
      """
        let watcher = Watcher("example.com")!
        watcher.start()
        Connectivity.shared.take(.offline)
        watcher.queue.sync {}
        watcher.stop()
        Connectivity.shared.take(.online)
        watcher.queue.sync {}
      """,
      with: [
        "Names.swift": "@_exported import AppRuntime",
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
        """,
      ])
    #expect(lines == ["true false", "false false"])
  }

  @Test func requestsTakeLongerOnASlowNetworkAndFailOffline() async throws {
    let lines = try await AppFixture.run(
      """
        for network in [DeviceNetwork.online, .slow, .offline] {
          Connectivity.shared.take(network)
          for address in ["http://192.0.2.1", "file:///nothing"] {
            let (code, seconds) = outcome(of: address)
            print(network, code == -1009, seconds >= 0.4, seconds < 5)
          }
        }
      """,
      with: [
        "Names.swift": """
        @_exported import AppRuntime
        @_exported import DeviceProtocol
        """,
        "Requests.swift": """
        import Foundation
        func outcome(of address: String) -> (code: Int?, seconds: TimeInterval) {
          nonisolated(unsafe) var code: Int?
          let (start, answer) = (Date(), DispatchSemaphore(value: 0))
          URLSession.shared.dataTask(with: URL(string: address)!) { _, _, error in
            code = (error as? URLError)?.errorCode
            answer.signal()
          }.resume()
          answer.wait()
          return (code, Date().timeIntervalSince(start))
        }
        """,
      ])
    #expect(lines.count == 6)
    #expect(lines.allSatisfy { $0.hasSuffix("true") }, "\(lines)")
    let slow = lines.filter { $0.hasSuffix("true true") }.map { $0.prefix { $0 != " " } }
    #expect(slow == ["slow"])
    #expect(lines[4] == "offline true false true")
    #expect(lines[5] == "offline false false true")
  }
}
