import Foundation

// Foundation's own methods are less specific, so that these take precedence over them.
extension NotificationCenter {
  /// Adds an observer of a subject's messages, and of their notifications.
  package func addObserver<Identifier: MessageIdentifier, Message: BridgedMainActorMessage>(
    of subject: Message.Subject, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message, Message.Subject: AnyObject {
    guard Message.isNotification else { return addPlainly(about: subject, observer) }
    return observe(subject, using: observer)
  }

  /// Adds an observer of all messages of a type, and of their notifications.
  package func addObserver<Identifier: MessageIdentifier, Message: BridgedMainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Identifier.MessageType == Message {
    guard Message.isNotification else { return addPlainly(observer) }
    return observe(nil, using: observer)
  }

  /// Adds an observer of the messages of one or all subjects, and of their notifications.
  package func addObserver<Message: BridgedMainActorMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type,
    using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    guard Message.isNotification else { return addPlainly(about: subject, observer) }
    return observe(subject, using: observer)
  }

  /// Posts a message as a notification.
  @MainActor package func post<Message: BridgedMainActorMessage>(
    _ message: Message, subject: Message.Subject
  ) where Message.Subject: AnyObject {
    guard Message.isNotification else { return postPlainly(message, subject: subject) }
    post(Message.notification(message, about: subject))
  }

  /// Posts a message without a subject as a notification.
  @MainActor package func post<Message: BridgedMainActorMessage>(_ message: Message) {
    guard Message.isNotification else { return postPlainly(message) }
    post(Message.notification(message, about: nil))
  }

  /// Adds an observer of the notifications of one or all subjects.
  private func observe<Message: BridgedMainActorMessage>(
    _ subject: Message.Subject?, using observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken {
    let observation = MessageObservation(of: Message.name, object: subject, in: self) {
      nonisolated(unsafe) let notification = $0
      MainActor.assumeIsolated {
        guard let message = Message.message(in: notification) else { return }
        observer(message)
      }
    }
    return addPlainly { (message: Message) in
      withExtendedLifetime(observation) { observer(message) }
    }
  }

  // Foundation's own methods. Messages that are notifications get there only from generic code.

  private func addPlainly<Message: MainActorMessage>(
    about subject: Message.Subject?, _ observer: @escaping @MainActor (Message) -> Void
  ) -> ObservationToken where Message.Subject: AnyObject {
    addObserver(of: subject, for: Message.self, using: observer)
  }

  private func addPlainly<Message: MainActorMessage>(
    _ observer: @escaping @MainActor (Message) -> Void
  )
    -> ObservationToken
  {
    addObserver(of: Message.Subject.self, for: BaseMessageIdentifier<Message>(), using: observer)
  }

  @MainActor private func postPlainly<Message: MainActorMessage>(
    _ message: Message, subject: Message.Subject
  )
  where Message.Subject: AnyObject {
    post(message, subject: subject)
  }

  @MainActor private func postPlainly<Message: MainActorMessage>(_ message: Message) {
    post(message)
  }
}
