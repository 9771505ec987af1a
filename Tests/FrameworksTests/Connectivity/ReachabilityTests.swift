import AppRuntime
import Foundation
import FoundationSupplement
import Synchronization
import Testing

@testable import SystemConfiguration

extension ConnectivityTests {
  /// The hosts that the device can reach.
  struct ReachabilityTests {
    /// The argument of a callback.
    private final class Listener: Sendable {
      private let flags = Mutex<[SCNetworkReachabilityFlags]>([])

      var seen: [SCNetworkReachabilityFlags] { flags.withLock { $0 } }

      func see(_ new: SCNetworkReachabilityFlags) { flags.withLock { $0.append(new) } }
    }

    private func flags(of target: SCNetworkReachability?) -> SCNetworkReachabilityFlags? {
      guard let target else { return nil }
      var flags = SCNetworkReachabilityFlags()
      return SCNetworkReachabilityGetFlags(target, &flags) ? flags : nil
    }

    private func flags(of name: String) -> SCNetworkReachabilityFlags? {
      flags(of: SCNetworkReachabilityCreateWithName(nil, name))
    }

    @Test func onlyTheDeviceItselfCanBeReachedOffline() async {
      await ConnectivityTests.withNetwork {
        #expect(flags(of: "example.com") == .reachable)
        #expect(flags(of: "192.0.2.1") == .reachable)
        #expect(flags(of: "169.254.0.0") == [.reachable, .isDirect])
        #expect(flags(of: "fe80::1") == [.reachable, .isDirect])
        for name in ["localhost", "127.0.0.1", "::1"] {
          #expect(flags(of: name) == [.reachable, .isLocalAddress])
        }
        Connectivity.shared.take(.offline)
        for name in ["example.com", "192.0.2.1", "169.254.0.0", "2001:db8::1"] {
          #expect(flags(of: name) == [])
        }
        #expect(flags(of: "localhost") == [.reachable, .isLocalAddress])
        #expect(SCNetworkReachabilityCreateWithName(nil, "") == nil)
      }
    }

    @Test func theAddressWithoutHostStandsForTheNetwork() async {
      await ConnectivityTests.withNetwork {
        var address = sockaddr_in(
          sin_len: 0, sin_family: 0, sin_port: 0, sin_addr: in_addr(s_addr: 0),
          sin_zero: (0, 0, 0, 0, 0, 0, 0, 0))
        address.sin_len = UInt8(MemoryLayout.size(ofValue: address))
        address.sin_family = sa_family_t(AF_INET)
        let network = withUnsafePointer(to: &address) {
          $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            SCNetworkReachabilityCreateWithAddress(nil, $0)
          }
        }
        var plain = sockaddr()
        plain.sa_len = UInt8(MemoryLayout<sockaddr>.size)
        #expect(SCNetworkReachabilityCreateWithAddress(nil, &plain) == nil)
        plain.sa_family = sa_family_t(AF_INET)
        #expect(flags(of: SCNetworkReachabilityCreateWithAddress(nil, &plain)) == .reachable)
        #expect(flags(of: network) == .reachable)
        Connectivity.shared.take(.offline)
        #expect(flags(of: network) == [])
      }
    }

    /// Sets a callback that doesn't keep the listener.
    private func listen(_ listener: Listener, to target: SCNetworkReachability) {
      var context = SCNetworkReachabilityContext(
        version: 0, info: Unmanaged.passUnretained(listener).toOpaque(),
        retain: {
          UnsafeRawPointer(Unmanaged<Listener>.fromOpaque($0).retain().toOpaque())
        },
        release: { Unmanaged<Listener>.fromOpaque($0).release() },
        copyDescription: { _ in Unmanaged.passRetained(String("listener")) })
      let callback: SCNetworkReachabilityCallBack = { _, flags, info in
        guard let info else { return }
        Unmanaged<Listener>.fromOpaque(info).takeUnretainedValue().see(flags)
      }
      #expect(SCNetworkReachabilitySetCallback(target, callback, &context))
    }

    @Test func aCallbackIsCalledOnItsQueueWhenTheFlagsChange() async throws {
      try await ConnectivityTests.withNetwork {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        let listener = Listener()
        let queue = DispatchQueue(label: "reachability")
        listen(listener, to: target)
        Connectivity.shared.take(.offline)
        queue.sync {}
        #expect(listener.seen == [])
        #expect(SCNetworkReachabilitySetDispatchQueue(target, queue))
        Connectivity.shared.take(.online)
        Connectivity.shared.take(.slow)
        Connectivity.shared.take(.offline)
        queue.sync {}
        #expect(listener.seen == [.reachable, []])
        SCNetworkReachabilitySetDispatchQueue(target, nil)
        Connectivity.shared.take(.online)
        queue.sync {}
        #expect(listener.seen.count == 2)
      }
    }

    /// A queue keeps the object, and the object keeps its callback's argument.
    @Test func theArgumentIsReleasedWithItsCallback() async throws {
      try await ConnectivityTests.withNetwork {
        weak var listener: Listener?
        weak var object: SCNetworkReachability?
        do {
          let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
          let new = Listener()
          (listener, object) = (new, target)
          listen(new, to: target)
          SCNetworkReachabilitySetDispatchQueue(target, DispatchQueue(label: "kept"))
        }
        #expect(object != nil)
        #expect(listener != nil)
        if let object {
          SCNetworkReachabilitySetCallback(object, nil, nil)
          SCNetworkReachabilitySetDispatchQueue(object, nil)
        }
        #expect(listener == nil)
        #expect(object == nil)
      }
    }

    /// An object that observes the network twice would never be released.
    @Test func threadsCanScheduleAnObjectAtOnce() async throws {
      try await ConnectivityTests.withNetwork {
        for _ in 0..<100 {
          weak var object: SCNetworkReachability?
          do {
            let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
            object = target
            let queue = DispatchQueue(label: "reachability")
            DispatchQueue.concurrentPerform(iterations: 4) { _ in
              SCNetworkReachabilitySetDispatchQueue(target, queue)
            }
            SCNetworkReachabilitySetDispatchQueue(target, nil)
          }
          #expect(object == nil)
        }
      }
    }

    @Test func aCallbackIsCalledInARunLoop() async throws {
      try await ConnectivityTests.withNetwork {
        let target = try #require(SCNetworkReachabilityCreateWithName(nil, "example.com"))
        let listener = Listener()
        listen(listener, to: target)
        let mode = CFRunLoopMode.defaultMode.rawValue
        let isUnscheduled = await withCheckedContinuation { continuation in
          Thread.detachNewThread {
            let loop = CFRunLoopGetCurrent()!
            SCNetworkReachabilityScheduleWithRunLoop(target, loop, mode)
            Connectivity.shared.take(.offline)
            CFRunLoopRunInMode(.defaultMode, 0.01, false)
            let isKnown = SCNetworkReachabilityUnscheduleFromRunLoop(target, loop, mode)
            Connectivity.shared.take(.online)
            CFRunLoopRunInMode(.defaultMode, 0.01, false)
            continuation.resume(
              returning: isKnown
                && !SCNetworkReachabilityUnscheduleFromRunLoop(target, loop, mode))
          }
        }
        #expect(isUnscheduled)
        #expect(listener.seen == [[]])
      }
    }
  }
}
