import AppRuntime
import Foundation
import Testing

@testable import Network

extension ConnectivityTests {
  /// Monitors of paths.
  struct PathMonitorTests {
    private let queue = DispatchQueue(label: "paths")

    /// Starts a monitor, and returns the paths that it reports.
    private func paths(of monitor: NWPathMonitor) -> AsyncStream<NWPath>.Iterator {
      let (stream, continuation) = AsyncStream<NWPath>.makeStream()
      monitor.pathUpdateHandler = { [queue] path in
        dispatchPrecondition(condition: .onQueue(queue))
        continuation.yield(path)
      }
      monitor.start(queue: queue)
      return stream.makeAsyncIterator()
    }

    @Test func aMonitorReportsTheFirstPathAndEachChange() async {
      await ConnectivityTests.withNetwork {
        let monitor = NWPathMonitor()
        #expect(monitor.currentPath.status == .unsatisfied)
        var paths = paths(of: monitor)
        let first = await paths.next()
        #expect(first?.status == .satisfied)
        #expect(monitor.currentPath == first)
        Connectivity.shared.take(.offline)
        #expect(await paths.next()?.status == .unsatisfied)
        Connectivity.shared.take(.slow)
        #expect(await paths.next()?.status == .satisfied)
        monitor.cancel()
      }
    }

    @Test func aDeviceIsConnectedByWiFi() async {
      await ConnectivityTests.withNetwork {
        let monitor = NWPathMonitor()
        var paths = paths(of: monitor)
        let path = await paths.next()
        #expect(path?.availableInterfaces.map(\.type) == [.wifi])
        #expect(path?.availableInterfaces.map(\.name) == ["en0"])
        #expect(path?.usesInterfaceType(.wifi) == true)
        #expect(path?.usesInterfaceType(.cellular) == false)
        #expect(path?.isExpensive == false)
        #expect(path?.isConstrained == false)
        #expect(path?.supportsIPv4 == true)
        #expect(path?.supportsDNS == true)
        Connectivity.shared.take(.offline)
        let none = await paths.next()
        #expect(none?.availableInterfaces == [])
        #expect(none?.usesInterfaceType(.wifi) == false)
        #expect(none?.supportsIPv6 == false)
        monitor.cancel()
      }
    }

    @Test func noOtherInterfaceIsAvailable() async {
      await ConnectivityTests.withNetwork {
        for monitor in [
          NWPathMonitor(requiredInterfaceType: .cellular),
          NWPathMonitor(prohibitedInterfaceTypes: [.wifi]),
        ] {
          var paths = paths(of: monitor)
          #expect(await paths.next()?.status == .unsatisfied)
          monitor.cancel()
        }
        let monitor = NWPathMonitor(requiredInterfaceType: .wifi)
        var paths = paths(of: monitor)
        #expect(await paths.next()?.status == .satisfied)
        monitor.cancel()
      }
    }

    @Test func aCanceledMonitorReportsNothing() async {
      await ConnectivityTests.withNetwork {
        let monitor = NWPathMonitor()
        var paths = paths(of: monitor)
        _ = await paths.next()
        monitor.cancel()
        monitor.pathUpdateHandler = { _ in Issue.record("a canceled monitor reports a path") }
        Connectivity.shared.take(.offline)
        queue.sync {}
        #expect(monitor.currentPath.status == .satisfied)
        monitor.start(queue: queue)
        queue.sync {}
      }
    }

    @Test func aMonitorIsASequenceThatEndsWhenItIsCanceled() async {
      await ConnectivityTests.withNetwork(.offline) {
        let monitor = NWPathMonitor()
        var paths = monitor.makeAsyncIterator()
        #expect(await paths.next()?.status == .unsatisfied)
        Connectivity.shared.take(.online)
        #expect(await paths.next()?.status == .satisfied)
        var others = monitor.makeAsyncIterator()
        #expect(await others.next()?.status == .satisfied)
        monitor.cancel()
        #expect(await paths.next() == nil)
        #expect(await others.next() == nil)
      }
    }
  }
}
