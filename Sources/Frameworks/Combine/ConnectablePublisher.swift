/// A publisher that publishes nothing until it's connected.
///
/// Follows <https://developer.apple.com/documentation/combine/connectablepublisher>.
public protocol ConnectablePublisher<Output, Failure>:
  Publisher, OpenCombine.ConnectablePublisher
{}
