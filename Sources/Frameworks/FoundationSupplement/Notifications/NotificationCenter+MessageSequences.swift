import Foundation

// Foundation's own methods are less specific, so that these take precedence over them.
extension NotificationCenter {
  /// Returns a subject's messages, including those that are posted as notifications.
  package func messages<Identifier: MessageIdentifier, Message: BridgedAsyncMessage>(
    of subject: Message.Subject, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable
  where Identifier.MessageType == Message, Message.Subject: AnyObject {
    sequence(of: Message.self, about: subject, limit: limit)
  }

  /// Returns all messages of a type, including those that are posted as notifications.
  package func messages<Identifier: MessageIdentifier, Message: BridgedAsyncMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable where Identifier.MessageType == Message {
    MessageSequence<Message>(center: self, limit: limit) { receive in
      self.addObserver(of: Message.Subject.self, for: BaseMessageIdentifier<Message>()) {
        receive($0)
      }
    }
  }

  /// Returns the messages of one or all subjects, including those that are posted as notifications.
  package func messages<Message: BridgedAsyncMessage>(
    of subject: Message.Subject? = nil, for messageType: Message.Type, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable where Message.Subject: AnyObject {
    sequence(of: Message.self, about: subject, limit: limit)
  }

  /// Returns all main actor messages of a type.
  package func messages<Identifier: MessageIdentifier, Message: BridgedMainActorMessage>(
    of subject: Message.Subject.Type, for identifier: Identifier, bufferSize limit: Int = 10
  ) -> some AsyncSequence<Message, Never> & Sendable where Identifier.MessageType == Message {
    MessageSequence<Message>(center: self, limit: limit) { receive in
      self.addObserver(of: Message.Subject.self, for: BaseMessageIdentifier<Message>()) {
        receive($0)
      }
    }
  }

  private func sequence<Message: BridgedAsyncMessage>(
    of type: Message.Type, about subject: Message.Subject?, limit: Int
  ) -> MessageSequence<Message> where Message.Subject: AnyObject {
    let hasSubject = subject != nil
    weak nonisolated(unsafe) let subject = subject
    return MessageSequence(center: self, limit: limit) { receive in
      guard subject != nil || !hasSubject else { return nil }
      return self.addObserver(of: subject, for: Message.self) { receive($0) }
    }
  }
}
