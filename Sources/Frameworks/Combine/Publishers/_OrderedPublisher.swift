/// A publisher whose operators for several subscribers deliver values in the order of the
/// subscriptions.
///
/// OpenCombine's operators deliver them in any order. Because this protocol refines `Publisher`, the
/// compiler prefers its methods to OpenCombine's with the same name. If this module declared
/// `Publisher` itself, operators that an app adds would be preferred in the same way, and those with
/// default arguments would call themselves instead of OpenCombine's.
public protocol _OrderedPublisher<Output, Failure>: Publisher {}
