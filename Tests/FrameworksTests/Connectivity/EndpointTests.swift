import Foundation
import Testing

@testable import Network

/// Endpoints, addresses, and the connections to them.
struct EndpointTests {
  @Test(arguments: [
    ("192.0.2.1", "192.0.2.1:443"), ("2001:DB8::2", "2001:db8::2.443"),
    ("::ffff:198.51.100.2", "198.51.100.2:443"), ("example.com", "example.com:443"),
    ("fe80::1%en0", "fe80::1%en0.443"), ("printer%lo0", "printer%lo0:443"),
    ("50%off", "50%off:443"),
  ])
  func aHostIsAnAddressOrAName(_ text: String, _ description: String) {
    let endpoint = NWEndpoint.hostPort(host: NWEndpoint.Host(text), port: .https)
    #expect(endpoint.debugDescription == description)
  }

  @Test func aPortHasANumberOrAName() {
    #expect(NWEndpoint.Port("8080")?.rawValue == 8080)
    #expect(NWEndpoint.Port("http") == .http)
    #expect(NWEndpoint.Port("nothing") == nil)
    #expect(NWEndpoint.Port("70000") == nil)
    #expect(NWEndpoint.Port(rawValue: 22) == .ssh)
  }

  @Test func addressesHaveKinds() throws {
    #expect(IPv4Address("127.0.0.1") == .loopback)
    #expect(IPv4Address("127.0.0.1")?.isLoopback == true)
    #expect(IPv4Address("169.254.1.1")?.isLinkLocal == true)
    #expect(IPv4Address("239.1.1.1")?.isMulticast == true)
    #expect(IPv4Address(Data([1, 2, 3, 4]))?.debugDescription == "1.2.3.4")
    #expect(IPv4Address(Data([1, 2, 3])) == nil)
    #expect(IPv4Address("1.2.3") == nil)
    #expect(IPv6Address("::1")?.isLoopback == true)
    #expect(IPv6Address("::")?.isAny == true)
    #expect(IPv6Address("ff02::1")?.multicastScope == .linkLocal)
    #expect(IPv6Address("fe80::1%en0")?.interface?.type == .wifi)
    #expect(IPv6Address("::ffff:192.0.2.1")?.asIPv4 == IPv4Address("192.0.2.1"))
    #expect(IPv6Address("2002::1")?.is6to4 == true)
    #expect(IPv6Address("2001:db8::5")?.rawValue.count == 16)
    #expect(IPv6Address("192.0.2.1") == nil)
  }

  @Test func parametersHaveProtocols() {
    #expect(
      [NWParameters.tcp, .tls, .udp, .dtls, NWParameters()].map { $0.copy().debugDescription }
        == ["tcp", "tls", "udp", "dtls", "generic"])
  }

  @Test func aProxyHasAKindAndAUser() {
    let place = NWEndpoint.hostPort(host: "proxy.example.com", port: 1080)
    var proxy = ProxyConfiguration(socksv5Proxy: place)
    proxy.applyCredential(username: "ada", password: "secret")
    #expect(proxy.debugDescription == "SOCKSv5 ada@proxy.example.com:1080")
    let plain = ProxyConfiguration(httpCONNECTProxy: place)
    #expect(plain.debugDescription == "HTTP CONNECT proxy.example.com:1080")
    #expect(plain.matchDomains.isEmpty && plain.excludedDomains.isEmpty && !plain.allowFailover)
  }

  /// Calls for data end when the connection does.
  @Test func aConnectionWaitsUntilItIsCanceled() async {
    let connection = NWConnection(host: "example.com", port: 80, using: .tcp)
    let (states, states_) = AsyncStream<NWConnection.State>.makeStream()
    let (errors, errors_) = AsyncStream<NWError?>.makeStream()
    connection.stateUpdateHandler = { states_.yield($0) }
    connection.start(queue: DispatchQueue(label: "connection"))
    connection.send(content: Data([1]), completion: .contentProcessed { errors_.yield($0) })
    connection.receive(minimumIncompleteLength: 1, maximumLength: 2) { data, _, _, error in
      #expect(data == nil)
      errors_.yield(error)
    }
    var changes = states.makeAsyncIterator()
    #expect(await changes.next() == .preparing)
    #expect(await changes.next() == .waiting(.posix(.ENETDOWN)))
    connection.cancel()
    #expect(await changes.next() == .cancelled)
    var failures = errors.makeAsyncIterator()
    #expect(await failures.next() == .posix(.ECANCELED))
    #expect(await failures.next() == .posix(.ECANCELED))
    connection.receiveMessage { _, _, _, error in errors_.yield(error) }
    #expect(await failures.next() == .posix(.ECANCELED))
  }

  @Test func aListenerWaitsUntilItIsCanceled() async throws {
    let listener = try NWListener(using: .tcp, on: 8080)
    #expect(listener.port == 8080)
    let (states, continuation) = AsyncStream<NWListener.State>.makeStream()
    listener.stateUpdateHandler = { continuation.yield($0) }
    listener.start(queue: DispatchQueue(label: "listener"))
    var changes = states.makeAsyncIterator()
    #expect(await changes.next() == .waiting(.posix(.ENETDOWN)))
    listener.cancel()
    #expect(await changes.next() == .cancelled)
  }
}
