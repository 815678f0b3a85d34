"""The pace at which a page tells the server of typing: at once after a pause, else every 50 ms."""

PRODUCT = "Gallery"

# What is sent of three edits: one after a pause, and two at once 40 ms later.
EDITS = """async (field) => {
  const log = [], send = WebSocket.prototype.send;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  WebSocket.prototype.send = function (data) {
    const [, , letter, value] = JSON.parse(data);
    if (letter == "i") log.push(value);
    send.call(this, data);
  };
  const type = (text) => {
    field.value = text;
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  };
  await pause(100);
  type("a");
  await pause(40);
  log.push("after 40 ms");
  type("ab");
  type("abc");
  await pause(200);
  WebSocket.prototype.send = send;
  return log;
}"""


def test_the_first_edit_is_told_at_once_and_a_burst_in_one_event(page):
    page.get_by_role("tab", name="Fields").click()
    assert page.get_by_label("Name", exact=True).evaluate(EDITS) == ["a", "after 40 ms", "abc"]
