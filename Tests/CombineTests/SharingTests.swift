import Combine
import Testing

struct SharingTests {
  private let subject = PassthroughSubject<Int, Never>()

  @Test func aSharedPublisherIsSubscribedToOnce() {
    var requests = 0
    let shared = subject.handleEvents(receiveSubscription: { _ in requests += 1 }).share()
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in
      shared.sink { received.append(index * 100 + $0) }
    }
    subject.send(1)
    #expect(requests == 1)
    #expect(received == (0..<20).map { $0 * 100 + 1 })
    withExtendedLifetime(subscriptions) {}
  }

  @Test func aConnectablePublisherWaitsUntilItsConnected() {
    let publisher = [1, 2].publisher.makeConnectable()
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in
      publisher.sink { received.append(index * 100 + $0) }
    }
    #expect(received.isEmpty)
    let connection = publisher.connect()
    #expect(received == [1, 2].flatMap { value in (0..<20).map { $0 * 100 + value } })
    connection.cancel()
    withExtendedLifetime(subscriptions) {}
  }

  @Test func multicastSubscribersReceiveValuesInOrder() {
    let publisher = subject.multicast { PassthroughSubject() }.autoconnect()
    var received: [Int] = []
    let subscriptions = (0..<20).map { index in publisher.sink { _ in received.append(index) } }
    subject.send(1)
    #expect(received == Array(0..<20))
    withExtendedLifetime(subscriptions) {}
  }
}
